import { Link } from 'react-router-dom';
import { notificationTypeDisplay } from 'shared-kernel/domain/notification';
import { formatDateTime } from 'shared-kernel/format';
import { useRecordPath } from 'shared-kernel/shell';
import { Icon, createLazyComponent, RecordText, getToneClass } from 'shared-kernel/ui';
import { useLatestUnreadNotifications } from '../use-unread-notifications';
import styles from './latest-notifications.module.css';

interface LatestNotificationsProps {
  readonly tabPath: string;
  readonly onChoose: () => void;
}

const maxShown = 5;

/** The overview chunk already contains the code that computes tasks, so this component is in the same chunk. */
const TopTasks = createLazyComponent(
  async () => (await import(/* webpackChunkName: "overview" */ './top-tasks')).TopTasks,
);

export function LatestNotifications({ tabPath, onChoose }: LatestNotificationsProps) {
  const recordPath = useRecordPath();
  const unread = useLatestUnreadNotifications(maxShown);

  return (
    <div className={styles.latest}>
      <h2 className={styles.title}>Unread</h2>
      {unread?.length === 0 && <p className={styles.empty}>You are all caught up.</p>}
      <ul aria-label="Unread">
        {unread?.map(({ id, type, title, timestamp }) => (
          <li key={id}>
            <Link className={styles.item} to={recordPath('notifications', id)} onClick={onChoose}>
              <span className={getToneClass(notificationTypeDisplay[type].tone)}>
                <Icon name={notificationTypeDisplay[type].icon} />
              </span>
              <span>
                <strong>
                  <RecordText>{title}</RecordText>
                </strong>
                <time dateTime={timestamp}>{formatDateTime(timestamp)}</time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <TopTasks onChoose={onChoose} />
      <Link className={styles.all} to={tabPath} onClick={onChoose}>
        View all notifications
      </Link>
    </div>
  );
}
