import { type Contract } from 'shared-kernel/domain/contract';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { scheduleNotarization } from '../commands/schedule-notarization';
import { useOpenDialog } from '../contract-management.atoms';

interface ScheduleButtonProps {
  readonly contract: Contract;
}

/** Opens the booking of the video notarization. */
export function ScheduleButton({ contract }: ScheduleButtonProps) {
  const openDialog = useOpenDialog();
  const isDone = contract.notarization.status === 'completed';
  return (
    <CommandButton
      size="small"
      icon={<Icon name="calendar" />}
      availability={useAvailability(scheduleNotarization)}
      refusal={isDone ? 'The notarization is completed.' : undefined}
      onPress={() => openDialog({ kind: 'schedule', contractId: contract.id })}
    >
      Schedule Notarization
    </CommandButton>
  );
}
