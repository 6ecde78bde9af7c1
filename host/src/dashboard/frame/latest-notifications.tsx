import { type KeyboardEvent, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { notificationTypeView } from 'shared-kernel/domain/notification';
import { formatDateTime } from 'shared-kernel/format';
import { useRecordPath } from 'shared-kernel/shell';
import { Icon, RecordText, toneClass } from 'shared-kernel/ui';
import { useIndexed } from 'shared-kernel/workspace';
import styles from './latest-notifications.module.css';

interface LatestNotificationsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly tabPath: string;
  readonly onChoose: () => void;
  /** Escape, and Tab at either end. */
  readonly onLeave: () => void;
}

/** Whether Tab leads out of the panel, which stands at the end of the page and not beside the bell. */
function leadsOut({ key, shiftKey, target, currentTarget }: KeyboardEvent): boolean {
  if (key !== 'Tab') return false;
  const links = currentTarget.querySelectorAll('a');
  return shiftKey
    ? target === currentTarget || target === links[0]
    : target === links[links.length - 1];
}

const latest = { descending: true, limit: 5 };

/** The latest unread notifications, each a link to its own place in the tab. */
export function LatestNotifications({ ref, tabPath, onChoose, onLeave }: LatestNotificationsProps) {
  // Going on from the bell: Tab leads to what comes after it, Shift and Tab no further than to it.
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && !leadsOut(event)) return;
    if (event.key === 'Escape' || event.shiftKey) event.preventDefault();
    onLeave();
  };
  const recordPath = useRecordPath();
  const query = useIndexed('notifications', 'unread', latest);

  return (
    <div
      ref={ref}
      className={styles.panel}
      role="dialog"
      aria-label="Latest notifications"
      tabIndex={-1}
      onKeyDown={leaveByKey}
    >
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
