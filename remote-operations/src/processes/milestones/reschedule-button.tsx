import type { Process } from 'shared-kernel/domain/process';
import { Button, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { planningTerms } from '../commands/terms';
import { useOpening } from '../late-dialogs';
import type { ProcessMilestone } from '../list/process-parts';

interface RescheduleButtonProps {
  readonly process: Process;
  readonly milestone: ProcessMilestone;
}

/** Plans an open milestone again; there only for those who plan (PM3). */
export function RescheduleButton({ process, milestone }: RescheduleButtonProps) {
  const opening = useOpening();
  const { state } = useAvailability(planningTerms);
  if (state !== 'available' || milestone.status === 'completed') return null;
  const { onPress, ...ahead } = opening({
    kind: 'replan',
    processId: process.id,
    milestoneId: milestone.id,
  });
  return (
    <Button
      type="text"
      size="small"
      icon={<Icon name="calendar" />}
      aria-label={`Reschedule ${milestone.name}`}
      onClick={onPress}
      {...ahead}
    />
  );
}
