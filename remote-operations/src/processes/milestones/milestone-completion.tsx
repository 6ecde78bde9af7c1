import type { Process } from 'shared-kernel/domain/process';
import { CommandButton, Icon, RecordText } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { isDipTest } from './dip-test';
import { milestoneError, milestoneErrorText } from './completed-milestone';
import type { DipTestOutcome, ProcessMilestone } from '../list/process-parts';
import { completeMilestone } from '../commands/complete-milestone';
import { belongingOf } from '../commands/terms';
import styles from './milestone-completion.module.css';

interface MilestoneCompletionProps {
  readonly process: Process;
  readonly milestone: ProcessMilestone;
}

/** Completes a milestone once its requirements are met; a dip test is read one way or the other. */
export function MilestoneCompletion({ process, milestone }: MilestoneCompletionProps) {
  const { run, isPending, availability } = useCommand(completeMilestone, belongingOf(milestone));
  const error = milestoneError(process, milestone.id);
  const refusal = error && milestoneErrorText(error);
  const complete = (outcome?: DipTestOutcome) => {
    void run({
      processId: process.id,
      milestoneId: milestone.id,
      ...(outcome && { outcome }),
    });
  };
  const shared = { availability, refusal, loading: isPending, size: 'small' } as const;
  return (
    <div className={styles.completion}>
      {isDipTest(milestone.kind) ? (
        <>
          <CommandButton
            {...shared}
            type="primary"
            icon={<Icon name="check-circle" />}
            onPress={() => complete('confirmed')}
          >
            Confirm test
          </CommandButton>
          <CommandButton
            {...shared}
            danger
            icon={<Icon name="close-circle" />}
            onPress={() => complete('rejected')}
          >
            Reject test
          </CommandButton>
        </>
      ) : (
        <CommandButton
          {...shared}
          type="primary"
          icon={<Icon name="check" />}
          onPress={() => complete()}
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
