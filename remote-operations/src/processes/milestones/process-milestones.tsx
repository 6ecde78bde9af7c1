import { useState } from 'react';
import type { Process } from 'shared-kernel/domain/process';
import { formatNumber } from 'shared-kernel/format';
import { Button, Icon, Notice, RecordText, Section, Timeline } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import {
  countCollapsibleMilestones,
  getNextMilestone,
  sortMilestones,
  findOutOfOrderMilestones,
} from '../rules/milestone-order';
import type { ProcessMilestone } from '../rules/process-fields';
import { setMilestoneRequirement } from '../commands/complete-milestone';
import { getMilestoneOwnership } from '../commands/ownerships';
import { createMilestoneItem, type MilestoneItemProps } from './create-milestone-item';
import type { RequirementChangeHandler } from './milestone-requirements';
import styles from '../process-details.module.css';

type ProcessMilestonesProps = Pick<MilestoneItemProps, 'process' | 'now' | 'isInDrawer'>;

/**
 * Returns whether milestones can be completed, and the callback that marks requirements of the next milestone as met or
 * not met.
 */
function useMarking(process: Process, next: ProcessMilestone | undefined) {
  const { run, availability } = useCommand(
    setMilestoneRequirement,
    next && getMilestoneOwnership(next),
  );
  const isLive = availability.state !== 'inert';
  const marking: RequirementChangeHandler | undefined = next && {
    onChange: (requirement, met) =>
      void run({ processId: process.id, milestoneId: next.id, requirement, met }),
  };
  return { isLive, marking: availability.state === 'available' ? marking : undefined };
}

interface FoldButtonProps {
  readonly foldable: number;
  readonly isWhole: boolean;
  readonly onToggle: () => void;
}

const FoldButton = ({ foldable, isWhole, onToggle }: FoldButtonProps) => (
  <Button
    type="link"
    size="small"
    icon={<Icon name={isWhole ? 'chevron-up' : 'chevron-down'} />}
    aria-expanded={isWhole}
    onClick={onToggle}
  >
    {formatNumber(foldable)} completed milestones
  </Button>
);

const OutOfOrder = ({ milestones }: { readonly milestones: readonly ProcessMilestone[] }) => (
  <Notice tone="warning" title="Completed out of order">
    <RecordText>{milestones.map(({ name }) => name).join(', ')}</RecordText> completed before an
    earlier milestone. Check the dates.
  </Notice>
);

/** Milestones in order of completion (PM3, PM6). Completed milestones at the start are collapsed. */
export function ProcessMilestones({ process, now, isInDrawer }: ProcessMilestonesProps) {
  const milestones = sortMilestones(process);
  const outOfOrder = findOutOfOrderMilestones(process);
  const next = getNextMilestone(process);
  const { isLive, marking } = useMarking(process, next);
  const [isWhole, setWhole] = useState(false);
  const completed = isLive ? countCollapsibleMilestones(milestones) : 0;
  const [completedBefore] = useState(completed);
  const foldable = Math.min(completed, completedBefore);

  const items = milestones.map((milestone, index) => {
    const isCurrent = milestone === next;
    const worked = { isCurrent, isLive, marking: isCurrent ? marking : undefined };
    return {
      ...createMilestoneItem({ process, milestone, now, isInDrawer, ...worked }),
      isHidden: !isWhole && index < foldable,
    };
  });

  return (
    <Section
      title="Milestones"
      look="plain"
      level={4}
      actions={
        foldable > 0 ? (
          <FoldButton foldable={foldable} isWhole={isWhole} onToggle={() => setWhole(!isWhole)} />
        ) : undefined
      }
    >
      {outOfOrder.length > 0 && <OutOfOrder milestones={outOfOrder} />}
      {milestones.length === 0 && <p className={styles.quiet}>No milestones are planned.</p>}
      <div className={styles.milestones}>
        <Timeline label="Milestones" items={items} />
      </div>
    </Section>
  );
}
