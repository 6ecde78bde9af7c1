import type { Process } from 'shared-kernel/domain/process';
import { FormDialog } from 'shared-kernel/records';
import { useCommand } from 'shared-kernel/workspace';
import { replanMilestone } from '../commands/replan-milestone';
import type { ProcessMilestone } from '../list/process-parts';
import { ReplanForm } from './replan-form';

interface ReplanDialogProps {
  readonly process: Process;
  readonly milestone: ProcessMilestone;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Sets when a milestone is due and whose it is (PM3). */
export function ReplanDialog({ process, milestone, open, onClose }: ReplanDialogProps) {
  const { run, isPending } = useCommand(replanMilestone);
  return (
    <FormDialog open={open} size="small" title={`Reschedule: ${milestone.name}`} onClose={onClose}>
      {({ leave }) => (
        <ReplanForm
          processId={process.id}
          milestone={milestone}
          startDate={process.startDate}
          isPending={isPending}
          onPlan={async (plan) => {
            const ids = { processId: process.id, milestoneId: milestone.id };
            const { status } = await run({ ...ids, ...plan });
            if (status === 'done') onClose();
            return status === 'done';
          }}
          onCancel={leave}
        />
      )}
    </FormDialog>
  );
}
