import { memo } from 'react';
import { processStatusView, processTypeView, type Process } from 'shared-kernel/domain/process';
import { classNames } from 'shared-kernel/format';
import { Checkbox, Icon, RecordText, StatusTag } from 'shared-kernel/ui';
import { currentMilestoneOf, processProgress } from '../milestones/milestone-order';
import { priorityView } from '../../priority-view';
import { DueTag } from '../calendar/due-tag';
import styles from './process-list-item.module.css';
import { ProgressBar } from './progress-bar';

interface ProcessListItemProps {
  readonly process: Process;
  readonly now: string;
  /** Whether its milestones are worked on here, so that the current one is named as the next to do. */
  readonly isWorked: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (id: string) => void;
  readonly isPicked: boolean;
  /** Absent where several cannot be picked. */
  readonly onPick: ((id: string, isPicked: boolean, isRange: boolean) => void) | undefined;
}

/** What a process is, how far it is, and what of it is next. */
function ProcessAtAGlance({
  process,
  now,
  isWorked,
}: Pick<ProcessListItemProps, 'process' | 'now' | 'isWorked'>) {
  const { id, name, client, type, status, priority } = process;
  const milestone = currentMilestoneOf(process);
  return (
    <>
      <span className={styles.line}>
        <span className={styles.id}>
          <Icon name={processTypeView[type].icon} /> <RecordText>{id}</RecordText>
        </span>
        {status === 'active' ? (
          <StatusTag view={priorityView[priority]} size="small" />
        ) : (
          <StatusTag view={processStatusView[status]} size="small" />
        )}
      </span>
      <span className={styles.name}>
        <RecordText>{name}</RecordText>
      </span>
      <span className={styles.client}>
        <RecordText>{client}</RecordText>
      </span>
      <ProgressBar {...processProgress(process)} />
      {status === 'active' && milestone && (
        <span className={styles.line}>
          <span className={styles.milestone}>
            {isWorked && 'Next: '}
            <RecordText>{milestone.name}</RecordText>
          </span>
          <DueTag due={milestone.dueDate} now={now} />
        </span>
      )}
    </>
  );
}

/** A process of the list, to be opened or picked. */
export const ProcessListItem = memo(function ProcessListItem({
  process,
  now,
  isWorked,
  isSelected,
  onSelect,
  isPicked,
  onPick,
}: ProcessListItemProps) {
  const { id, name } = process;
  return (
    <div className={classNames(styles.item, isSelected && styles.selected)}>
      {onPick && (
        <Checkbox
          aria-label={`Select ${name}`}
          checked={isPicked}
          onChange={({ target, nativeEvent }) => onPick(id, target.checked, nativeEvent.shiftKey)}
        />
      )}
      <button
        type="button"
        className={styles.button}
        aria-current={isSelected ? 'true' : undefined}
        onClick={() => onSelect(id)}
      >
        <ProcessAtAGlance process={process} now={now} isWorked={isWorked} />
      </button>
    </div>
  );
});
