import { notificationTypeView } from 'shared-kernel/domain/notification';
import { formatDateTime } from 'shared-kernel/format';
import { Link, recordParams } from 'shared-kernel/shell';
import { Icon, RecordText, toneClass } from 'shared-kernel/ui';
import { useIndexed } from 'shared-kernel/workspace';
import styles from './latest-notifications.module.css';

interface LatestNotificationsProps {
  readonly tabPath: string;
  readonly onLeave: () => void;
}

const latest = { descending: true, limit: 5 };

/** The latest unread notifications, each a link to its own place in the tab. */
export function LatestNotifications({ tabPath, onLeave }: LatestNotificationsProps) {
  const query = useIndexed('notifications', 'unread', latest);

  return (
    <section className={styles.panel} aria-label="Latest notifications">
      <h2 className={styles.title}>Unread</h2>
      {query.data?.length === 0 && <p className={styles.empty}>You are all caught up.</p>}
      <ul className={styles.list}>
        {query.data?.map(({ id, type, title, timestamp }) => (
          <li key={id}>
            <Link
              className={styles.item}
              to={`${tabPath}&${recordParams.notifications}=${encodeURIComponent(id)}`}
              onClick={onLeave}
            >
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
      <Link className={styles.all} to={tabPath} onClick={onLeave}>
        View all notifications
      </Link>
    </section>
  );
}
