import type { ReactNode } from 'react';
import type { Process } from 'shared-kernel/domain/process';
import { classNames, formatDate } from 'shared-kernel/format';
import { Icon, RecordText, StatusTag, toneClass } from 'shared-kernel/ui';
import { processMilestoneStatusView } from './process-views';
import type { ProcessMilestone } from './process-parts';
import { DueTag } from './due-tag';
import { MilestoneDocuments } from './milestone-documents';
import styles from './milestone-item.module.css';
import { RescheduleButton } from './reschedule-button';
import { MilestoneRequirements, type RequirementMarking } from './milestone-requirements';

interface MilestoneItemProps {
  readonly process: Process;
  readonly milestone: ProcessMilestone;
  readonly now: string;
  readonly isCurrent: boolean;
  readonly marking: RequirementMarking | undefined;
  /** How it is completed, where that is possible. */
  readonly completion?: ReactNode;
}

/** A milestone with all that belongs to it (PM3). */
export function MilestoneItem({
  process,
  milestone,
  now,
  isCurrent,
  marking,
  completion,
}: MilestoneItemProps) {
  const { name, status, dueDate, completedDate, assignedTo, alerts } = milestone;
  const view = processMilestoneStatusView[status];
  return (
    <li
      className={classNames(styles.milestone, toneClass(view.tone))}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className={styles.mark}>
        <Icon name={view.icon} />
      </span>
      <div className={styles.body}>
        <p className={styles.head}>
          <span className={styles.name}>
            <RecordText whole>{name}</RecordText>
          </span>
          <StatusTag view={view} size="small" />
          {completedDate === undefined && isCurrent && <DueTag due={dueDate} now={now} />}
        </p>
        <p className={styles.meta}>
          {completedDate === undefined
            ? `Due ${formatDate(dueDate)}`
            : `Completed ${formatDate(completedDate)}`}
          {' · '}
          <RecordText whole>{assignedTo}</RecordText>
        </p>
        {alerts.map((alert) => (
          <p key={alert} className={styles.alert}>
            <Icon name="warning" label="Alert" /> <RecordText whole>{alert}</RecordText>
          </p>
        ))}
        {(isCurrent || completedDate === undefined) && milestone.requirements.length > 0 && (
          <MilestoneRequirements milestone={milestone} marking={marking} />
        )}
        <MilestoneDocuments process={process} milestone={milestone} isOpen={isCurrent} />
        {completion}
        <span className={styles.plan}>
          <RescheduleButton process={process} milestone={milestone} />
        </span>
      </div>
    </li>
  );
}
