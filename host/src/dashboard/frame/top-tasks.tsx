import { formatNumber } from 'shared-kernel/format';
import { dashboardPath, Link, useCurrentPortal, useRecordPath } from 'shared-kernel/shell';
import { Icon, RecordText, getToneClass } from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import styles from './latest-notifications.module.css';
import { isTaskOverdue, taskKinds, formatTaskTime } from '../tasks/task';
import { useTasks } from '../tasks/use-tasks';

const few = 3;

export function TopTasks({ onChoose }: { readonly onChoose: () => void }) {
  const portal = useCurrentPortal();
  const recordPath = useRecordPath();
  const now = useWorkspaceClock();
  const { data: tasks = [] } = useTasks();
  if (tasks.length === 0) return null;
  return (
    <>
      <h2 className={styles.title}>Your tasks</h2>
      <ul aria-label="Your tasks">
        {tasks.slice(0, few).map((task) => (
          <li key={task.id}>
            <Link
              className={styles.item}
              to={recordPath(task.link.kind, task.link.id, task.link.filters)}
              onClick={onChoose}
            >
              <span className={getToneClass(isTaskOverdue(task, now) ? 'danger' : 'warning')}>
                <Icon name={taskKinds[task.kind].icon} />
              </span>
              <span>
                <strong>
                  <RecordText>{task.title}</RecordText>
                </strong>
                <small>{formatTaskTime(task, now)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link className={styles.all} to={dashboardPath(portal)} onClick={onChoose}>
        Show all ({formatNumber(tasks.length)})
      </Link>
    </>
  );
}
