import { Link } from 'react-router-dom';
import { notificationTypeView } from 'shared-kernel/domain/notification';
import { formatDateTime } from 'shared-kernel/format';
import { useRecordPath } from 'shared-kernel/shell';
import { Icon, RecordText, toneClass } from 'shared-kernel/ui';
import { useIndexed } from 'shared-kernel/workspace';
import styles from './latest-notifications.module.css';

interface LatestNotificationsProps {
  readonly tabPath: string;
  readonly onChoose: () => void;
}

const latest = { descending: true, limit: 5 };

/** The latest unread notifications, each a link to its own place in the tab. */
export function LatestNotifications({ tabPath, onChoose }: LatestNotificationsProps) {
  const recordPath = useRecordPath();
  const query = useIndexed('notifications', 'unread', latest);

  return (
    <div className={styles.latest}>
      <h2 className={styles.title}>Unread</h2>
      {query.data?.length === 0 && <p className={styles.empty}>You are all caught up.</p>}
      <ul className={styles.list}>
        {query.data?.map(({ id, type, title, timestamp }) => (
          <li key={id}>
            <Link className={styles.item} to={recordPath('notifications', id)} onClick={onChoose}>
              <span className={toneClass(notificationTypeView[type].tone)}>
                <Icon name={notificationTypeView[type].icon} />
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
      <Link className={styles.all} to={tabPath} onClick={onChoose}>
        View all notifications
      </Link>
    </div>
  );
}
