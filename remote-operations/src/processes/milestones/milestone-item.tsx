import type { ReactNode } from 'react';
import type { Process } from 'shared-kernel/domain/process';
import { formatDate } from 'shared-kernel/format';
import { Icon, RecordText, StatusTag } from 'shared-kernel/ui';
import { processMilestoneStatusView } from '../list/process-views';
import type { ProcessMilestone } from '../list/process-parts';
import { DueTag } from '../calendar/due-tag';
import { MilestoneDocuments } from './milestone-documents';
import styles from './milestone-item.module.css';
import { RescheduleButton } from './reschedule-button';
import { MilestoneRequirements, type RequirementMarking } from './milestone-requirements';

interface MilestoneTitleProps {
  readonly milestone: ProcessMilestone;
  readonly now: string;
  readonly isCurrent: boolean;
  /** Whether it is worked on here: the one to do is named so, and a completed one has its icon and its day alone. */
  readonly isWorked: boolean;
}

/** A milestone's name and its status. */
export const MilestoneTitle = ({ milestone, now, isCurrent, isWorked }: MilestoneTitleProps) => (
  <span className={styles.head}>
    <span>
      {isWorked && isCurrent && 'Next: '}
      <RecordText whole>{milestone.name}</RecordText>
    </span>
    {!(isWorked && milestone.status === 'completed') && (
      <StatusTag view={processMilestoneStatusView[milestone.status]} size="small" />
    )}
    {milestone.completedDate === undefined && isCurrent && (
      <DueTag due={milestone.dueDate} now={now} />
    )}
  </span>
);

/** When it is due or was completed, and whose it is. */
export const MilestoneMeta = ({ milestone }: Pick<MilestoneTitleProps, 'milestone'>) => (
  <>
    {milestone.completedDate === undefined
      ? `Due ${formatDate(milestone.dueDate)}`
      : `Completed ${formatDate(milestone.completedDate)}`}
    {' · '}
    <RecordText whole>{milestone.assignedTo}</RecordText>
  </>
);

interface MilestoneBodyProps {
  readonly process: Process;
  readonly milestone: ProcessMilestone;
  readonly isCurrent: boolean;
  readonly marking: RequirementMarking | undefined;
  /** How it is completed, where that is possible. */
  readonly completion?: ReactNode;
}

/** All that belongs to a milestone (PM3). */
export const MilestoneBody = ({
  process,
  milestone,
  isCurrent,
  marking,
  completion,
}: MilestoneBodyProps) => (
  <div className={styles.body}>
    {milestone.alerts.map((alert) => (
      <p key={alert} className={styles.alert}>
        <Icon name="warning" label="Alert" /> <RecordText whole>{alert}</RecordText>
      </p>
    ))}
    {(isCurrent || milestone.completedDate === undefined) && milestone.requirements.length > 0 && (
      <MilestoneRequirements milestone={milestone} marking={marking} />
    )}
    <MilestoneDocuments process={process} milestone={milestone} isOpen={isCurrent} />
    {completion}
    <span className={styles.plan}>
      <RescheduleButton process={process} milestone={milestone} />
    </span>
  </div>
);
