import type { Contract } from 'shared-kernel/domain/contract';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { viewRecording } from '../commands/view-recording';
import { useOpening } from '../late-dialogs';

interface RecordingButtonProps {
  readonly contract: Contract;
}

/** Opens the recording of a completed notarization. */
export function RecordingButton({ contract }: RecordingButtonProps) {
  const opening = useOpening();
  const hasRecording = contract.notarization.videoRecordingId !== undefined;
  return (
    <CommandButton
      size="small"
      icon={<Icon name="play" />}
      availability={useAvailability(viewRecording)}
      refusal={hasRecording ? undefined : 'There is no recording yet.'}
      {...opening({ kind: 'recording', contractId: contract.id })}
    >
      View Recording
    </CommandButton>
  );
}
