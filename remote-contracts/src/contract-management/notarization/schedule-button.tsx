import type { Contract } from 'shared-kernel/domain/contract';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { belongingOf, notarizationTerms } from '../commands/terms';
import { useOpening } from '../late-dialogs';

interface ScheduleButtonProps {
  readonly contract: Contract;
}

/** Opens the booking of the video notarization. */
export function ScheduleButton({ contract }: ScheduleButtonProps) {
  const opening = useOpening();
  const isDone = contract.notarization.status === 'completed';
  return (
    <CommandButton
      size="small"
      icon={<Icon name="calendar" />}
      availability={useAvailability(notarizationTerms, belongingOf(contract))}
      refusal={isDone ? 'The notarization is completed.' : undefined}
      {...opening({ kind: 'schedule', contractId: contract.id })}
    >
      Schedule Notarization
    </CommandButton>
  );
}
