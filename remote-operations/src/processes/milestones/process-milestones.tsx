import { useState } from 'react';
import type { Process } from 'shared-kernel/domain/process';
import { formatNumber } from 'shared-kernel/format';
import { Button, Icon, Notice, RecordText, Section, Timeline } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { foldableMilestones, orderedMilestones, outOfOrderMilestones } from './milestone-order';
import type { ProcessMilestone } from '../list/process-parts';
import { processMilestoneStatusView } from '../list/process-views';
import { setRequirement } from '../commands/set-requirement';
import { belongingOf } from '../commands/terms';
import { MilestoneCompletion } from './milestone-completion';
import { MilestoneBody, MilestoneMeta, MilestoneTitle } from './milestone-item';
import type { RequirementMarking } from './milestone-requirements';
import styles from '../list/process-details.module.css';

interface ProcessMilestonesProps {
  readonly process: Process;
  readonly now: string;
}

/**
 * The milestones in the order they must be completed; the one it is at can be worked on. What was completed before is
 * folded away until the reader asks for it; what is completed here stays in sight (PM3, PM6).
 */
export function ProcessMilestones({ process, now }: ProcessMilestonesProps) {
  const milestones = orderedMilestones(process);
  const outOfOrder = outOfOrderMilestones(process);
  const next = milestones.find(({ status }) => status !== 'completed');
  const { run, availability } = useCommand(setRequirement, next && belongingOf(next));
  const isLive = availability.state !== 'inert';
  const [isWhole, setWhole] = useState(false);
  const completed = isLive ? foldableMilestones(milestones) : 0;
  const [completedBefore] = useState(completed);
  const foldable = Math.min(completed, completedBefore);

  const markingOf = ({ id }: ProcessMilestone): RequirementMarking | undefined => {
    if (availability.state === 'inert') return undefined;
    if (availability.state === 'denied') return { denial: availability.reason ?? '' };
    return {
      onChange: (requirement, met) =>
        void run({ processId: process.id, milestoneId: id, requirement, met }),
    };
  };

  return (
    <Section
      title="Milestones"
      look="plain"
      level={4}
      actions={
        foldable > 0 ? (
          <Button
            type="link"
            size="small"
            icon={<Icon name={isWhole ? 'chevron-up' : 'chevron-down'} />}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {formatNumber(foldable)} completed milestones
          </Button>
        ) : undefined
      }
    >
      {outOfOrder.length > 0 && (
        <Notice tone="warning" title="Completed out of order">
          <RecordText>{outOfOrder.map(({ name }) => name).join(', ')}</RecordText> came before an
          earlier milestone was completed. Check the record.
        </Notice>
      )}
      {milestones.length === 0 && <p className={styles.quiet}>No milestones are planned.</p>}
      <div className={styles.milestones}>
        <Timeline
          label="Milestones"
          items={milestones.map((milestone, index) => {
            const isCurrent = milestone === next;
            const { icon, tone } = processMilestoneStatusView[milestone.status];
            return {
              id: milestone.id,
              icon,
              tone,
              isCurrent,
              isHidden: !isWhole && index < foldable,
              title: (
                <MilestoneTitle
                  milestone={milestone}
                  now={now}
                  isCurrent={isCurrent}
                  isWorked={isLive}
                />
              ),
              meta: <MilestoneMeta milestone={milestone} />,
              body: (
                <MilestoneBody
                  process={process}
                  milestone={milestone}
                  isCurrent={isCurrent}
                  marking={isCurrent ? markingOf(milestone) : undefined}
                  completion={
                    isLive &&
                    isCurrent && <MilestoneCompletion process={process} milestone={milestone} />
                  }
                />
              ),
            };
          })}
        />
      </div>
    </Section>
  );
}
