import { type Contract } from 'shared-kernel/domain/contract';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { viewRecording } from '../commands/view-recording';
import { useOpenDialog } from '../contract-management.atoms';

interface RecordingButtonProps {
  readonly contract: Contract;
}

/** Opens the recording of a completed notarization. */
export function RecordingButton({ contract }: RecordingButtonProps) {
  const openDialog = useOpenDialog();
  const hasRecording = contract.notarization.videoRecordingId !== undefined;
  return (
    <CommandButton
      size="small"
      icon={<Icon name="play" />}
      availability={useAvailability(viewRecording)}
      refusal={hasRecording ? undefined : 'There is no recording yet.'}
      onPress={() => openDialog({ kind: 'recording', contractId: contract.id })}
    >
      View Recording
    </CommandButton>
  );
}
