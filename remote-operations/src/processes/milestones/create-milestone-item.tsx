import type { Process } from 'shared-kernel/domain/process';
import { formatDate } from 'shared-kernel/format';
import { Button, Icon, RecordText, StatusTag, type TimelineItem } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { useDialogOpener } from '../lazy-dialogs';
import { type ProcessMilestone, processMilestoneStatusDisplay } from '../rules/process-fields';
import { DueTag } from '../due-tag';
import { MilestoneCompletion } from './milestone-completion';
import { MilestoneDocuments } from './milestone-documents';
import styles from './create-milestone-item.module.css';
import { MilestoneRequirements, type RequirementChangeHandler } from './milestone-requirements';
import { processTerms } from '../commands/terms';

export interface MilestoneItemProps {
  readonly process: Process;
  readonly milestone: ProcessMilestone;
  readonly now: string;
  readonly isCurrent: boolean;
  /**
   * Whether milestones can be completed; always false in `reference` mode. If true, completed milestones have an icon
   * but no status tag.
   */
  readonly isLive: boolean;
  /** Whether the milestone is in a drawer. The Complete button is then in the footer of the drawer. */
  readonly isInDrawer: boolean;
  /** Callback that marks a requirement as met or not met. Set only for the current milestone. */
  readonly marking: RequirementChangeHandler | undefined;
}

/**
 * Whether a status tag would be redundant. A completed milestone already has an icon, and an overdue current milestone
 * already has a due tag.
 */
const isSaidElsewhere = ({ status }: ProcessMilestone, isCurrent: boolean) =>
  status === 'completed' || (status === 'overdue' && isCurrent);

const Title = ({ milestone, now, isCurrent, isLive }: MilestoneItemProps) => (
  <span className={styles.head}>
    <span>
      {isLive && isCurrent && 'Next: '}
      <RecordText whole>{milestone.name}</RecordText>
    </span>
    {!(isLive && isSaidElsewhere(milestone, isCurrent)) && (
      <StatusTag view={processMilestoneStatusDisplay[milestone.status]} size="small" />
    )}
    {milestone.completedDate === undefined && isCurrent && (
      <DueTag due={milestone.dueDate} now={now} />
    )}
  </span>
);

const Meta = ({ milestone }: MilestoneItemProps) => (
  <>
    {milestone.completedDate === undefined
      ? `Due ${formatDate(milestone.dueDate)}`
      : `Completed ${formatDate(milestone.completedDate)}`}
    {' · '}
    <RecordText whole>{milestone.assignedTo}</RecordText>
  </>
);

function RescheduleButton({ process, milestone }: MilestoneItemProps) {
  const opening = useDialogOpener();
  const { state } = useAvailability(processTerms.createProcess);
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

function Body(props: MilestoneItemProps) {
  const { process, milestone, isCurrent, isLive, isInDrawer, marking } = props;
  const isOpen = isCurrent || milestone.completedDate === undefined;
  return (
    <div className={styles.body}>
      {milestone.alerts.map((alert) => (
        <p key={alert} className={styles.alert}>
          <Icon name="warning" label="Alert" /> <RecordText whole>{alert}</RecordText>
        </p>
      ))}
      {isOpen && milestone.requirements.length > 0 && (
        <MilestoneRequirements milestone={milestone} marking={marking} />
      )}
      <MilestoneDocuments process={process} milestone={milestone} isOpen={isCurrent} />
      {isLive && isCurrent && !isInDrawer && (
        <MilestoneCompletion process={process} milestone={milestone} />
      )}
      <span className={styles.plan}>
        <RescheduleButton {...props} />
      </span>
    </div>
  );
}

export function createMilestoneItem(props: MilestoneItemProps): TimelineItem {
  const { milestone, isCurrent } = props;
  const { icon, tone } = processMilestoneStatusDisplay[milestone.status];
  return {
    id: milestone.id,
    icon,
    tone,
    isCurrent,
    title: <Title {...props} />,
    meta: <Meta {...props} />,
    body: <Body {...props} />,
  };
}
