import type { Process } from 'shared-kernel/domain/process';
import { CommandButton, Icon, RecordText } from 'shared-kernel/ui';
import { ReadOnlyNotice } from 'shared-kernel/records';
import { useAvailability, useCommand, useReadOnlyPortal } from 'shared-kernel/workspace';
import { isDipTest } from '../rules/dip-test';
import { getCompletionError } from '../rules/milestone-completion';
import { getNextMilestone } from '../rules/milestone-order';
import type { ProcessMilestone } from '../rules/process-fields';
import { completeMilestone } from '../commands/complete-milestone';
import { getMilestoneOwnership } from '../commands/ownerships';
import { useDialogOpener } from '../lazy-dialogs';
import styles from './milestone-completion.module.css';
import { processChangeCommands } from '../commands/process-change-commands';
import { processTerms } from '../commands/terms';

interface CompletionProps {
  readonly process: Process;
  readonly milestone: ProcessMilestone;
  /** Whether the button is in the footer of a drawer, where the open requirements are not visible. */
  readonly isAtFoot?: boolean;
}

export function MilestoneCompletion({ process, milestone, isAtFoot = false }: CompletionProps) {
  const { run, availability } = useCommand(completeMilestone, getMilestoneOwnership(milestone));
  const opening = useDialogOpener();
  const isReadOnlyScreen = useReadOnlyPortal(processChangeCommands) !== undefined;
  const refusal = getCompletionError(process, milestone.id);
  const ids = { processId: process.id, milestoneId: milestone.id };
  const shared = { availability, refusal, size: isAtFoot ? 'medium' : 'small' } as const;
  if (availability.state === 'denied') {
    const line = { terms: [completeMilestone], ownership: getMilestoneOwnership(milestone) };
    // The header of a read-only screen already explains why the user cannot complete milestones.
    const isShown = isAtFoot || !isReadOnlyScreen;
    return isShown && <ReadOnlyNotice cannot="complete this milestone" {...line} />;
  }
  return (
    <div className={styles.completion}>
      {isDipTest(milestone.kind) ? (
        <>
          <CommandButton
            {...shared}
            type="primary"
            icon={<Icon name="check-circle" />}
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
          onPress={() => void run(ids)}
        >
          Complete milestone
        </CommandButton>
      )}
      {!isAtFoot && availability.state === 'available' && refusal !== undefined && (
        <p className={styles.note}>
          <RecordText whole>{refusal}</RecordText>
        </p>
      )}
    </div>
  );
}

export function NextMilestone({ process }: Pick<CompletionProps, 'process'>) {
  const milestone = getNextMilestone(process);
  const isWorked = useAvailability(processTerms.completeMilestone).state !== 'inert';
  if (!milestone || !isWorked) return null;
  return <MilestoneCompletion process={process} milestone={milestone} isAtFoot />;
}
