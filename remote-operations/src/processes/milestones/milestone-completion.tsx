import type { Process } from 'shared-kernel/domain/process';
import { CommandButton, Icon, RecordText } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { isDipTest } from './dip-test';
import { milestoneError, milestoneErrorText } from './completed-milestone';
import type { ProcessMilestone } from '../list/process-parts';
import { completeMilestone } from '../commands/complete-milestone';
import { belongingOf } from '../commands/terms';
import { useOpening } from '../late-dialogs';
import styles from './milestone-completion.module.css';

interface MilestoneCompletionProps {
  readonly process: Process;
  readonly milestone: ProcessMilestone;
}

/** Completes a milestone once its requirements are met; a dip test is confirmed, or rejected with a reason. */
export function MilestoneCompletion({ process, milestone }: MilestoneCompletionProps) {
  const { run, isPending, availability } = useCommand(completeMilestone, belongingOf(milestone));
  const opening = useOpening();
  const error = milestoneError(process, milestone.id);
  const refusal = error && milestoneErrorText(error);
  const ids = { processId: process.id, milestoneId: milestone.id };
  const shared = { availability, refusal, size: 'small' } as const;
  return (
    <div className={styles.completion}>
      {isDipTest(milestone.kind) ? (
        <>
          <CommandButton
            {...shared}
            type="primary"
            icon={<Icon name="check-circle" />}
            loading={isPending}
            onPress={() => void run({ ...ids, outcome: 'confirmed' })}
          >
            Confirm test
          </CommandButton>
          <CommandButton
            {...shared}
            danger
            icon={<Icon name="close-circle" />}
            {...opening({ kind: 'reject-test', ...ids })}
          >
            Reject test
          </CommandButton>
        </>
      ) : (
        <CommandButton
          {...shared}
          type="primary"
          icon={<Icon name="check" />}
          loading={isPending}
          onPress={() => void run(ids)}
        >
          Complete milestone
        </CommandButton>
      )}
      {availability.state === 'available' && refusal !== undefined && (
        <p className={styles.note}>
          <RecordText whole>{refusal}</RecordText>
        </p>
      )}
    </div>
  );
}
