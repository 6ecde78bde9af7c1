import { NavigationType, useNavigationType } from 'react-router-dom';
import { classNames } from 'shared-kernel/format';
import { Link, useRecordPath } from 'shared-kernel/shell';
import { Icon, RecordText, getToneClass, VisuallyHidden } from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import { isTaskOverdue, taskKinds, formatTaskTime, type Task } from './task';
import styles from './task-list.module.css';

/** Id of the task that was opened last. After Back, the row of this task gets the focus. */
let opened: string | undefined;

const takeFocus = (link: HTMLElement | null) => link?.focus();

export function TaskRow({ task }: { readonly task: Task }) {
  const recordPath = useRecordPath();
  const now = useWorkspaceClock();
  const { id, title, detail, amount, action, link } = task;
  const tone = getToneClass(isTaskOverdue(task, now) ? 'danger' : 'warning');
  const isBack = useNavigationType() === NavigationType.Pop && opened === id;
  return (
    <article className={styles.row}>
      <span className={classNames(styles.mark, tone)}>
        <Icon name={taskKinds[task.kind].icon} />
      </span>
      <span className={styles.what}>
        <span className={styles.title}>
          <RecordText>{title}</RecordText>
        </span>
        <span className={styles.detail}>
          <RecordText>{detail}</RecordText>
        </span>
      </span>
      {amount && (
        <span className={styles.amount} translate="no">
          <RecordText>{amount.text}</RecordText>
        </span>
      )}
      <span className={classNames(styles.time, isTaskOverdue(task, now) && tone)}>
        {formatTaskTime(task, now)}
      </span>
      <Link
        ref={isBack ? takeFocus : undefined}
        className={styles.action}
        to={recordPath(link.kind, link.id, link.filters)}
        onClick={() => {
          opened = id;
        }}
      >
        {action}{' '}
        <VisuallyHidden>
          {title}, {detail}
        </VisuallyHidden>
      </Link>
    </article>
  );
}
