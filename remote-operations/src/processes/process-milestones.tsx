import { type Process } from 'shared-kernel/domain/process';
import { Notice, RecordText, Section } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { orderedMilestones, outOfOrderMilestones } from './milestone-order';
import { type ProcessMilestone } from './process-parts';
import { setRequirement } from './commands/set-requirement';
import { MilestoneCompletion } from './milestone-completion';
import { MilestoneItem } from './milestone-item';
import styles from './process-details.module.css';

interface ProcessMilestonesProps {
  readonly process: Process;
  readonly now: string;
}

/** The milestones in the order they must be completed; the one it is at can be worked on (PM3, PM6). */
export function ProcessMilestones({ process, now }: ProcessMilestonesProps) {
  const { run, availability } = useCommand(setRequirement);
  const milestones = orderedMilestones(process);
  const outOfOrder = outOfOrderMilestones(process);
  const next = milestones.find(({ status }) => status !== 'completed');
  const isLive = availability.state !== 'inert';

  const markedRequirement = ({ id }: ProcessMilestone) =>
    availability.state === 'available'
      ? (requirement: number, met: boolean) => {
          void run({ processId: process.id, milestoneId: id, requirement, met });
        }
      : undefined;

  return (
    <Section title="Milestones" look="plain" level={4}>
      {outOfOrder.length > 0 && (
        <Notice tone="warning" title="Completed out of order">
          <RecordText>{outOfOrder.map(({ name }) => name).join(', ')}</RecordText> came before an
          earlier milestone was completed. Check the record.
        </Notice>
      )}
      {milestones.length === 0 && <p className={styles['quiet']}>No milestones are planned.</p>}
      <ol aria-label="Milestones">
        {milestones.map((milestone) => (
          <MilestoneItem
            key={milestone.id}
            milestone={milestone}
            now={now}
            isCurrent={milestone === next}
            onRequirement={milestone === next ? markedRequirement(milestone) : undefined}
            completion={
              isLive &&
              milestone === next && <MilestoneCompletion process={process} milestone={milestone} />
            }
          />
        ))}
      </ol>
    </Section>
  );
}
