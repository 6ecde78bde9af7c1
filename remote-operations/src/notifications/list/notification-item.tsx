import { memo } from 'react';
import { classNames } from 'shared-kernel/format';
import { notificationCategoryView } from './notification-views';
import { notificationTypeView, type Notification } from 'shared-kernel/domain/notification';
import {
  Checkbox,
  Icon,
  RecordText,
  RelativeTime,
  toneClass,
  VisuallyHidden,
} from 'shared-kernel/ui';
import styles from './notification-item.module.css';

interface NotificationItemProps {
  readonly notification: Notification;
  readonly now: string;
  readonly isOpen: boolean;
  /** Absent where several cannot be marked at once. */
  readonly onPick: ((id: string, isPicked: boolean, isRange: boolean) => void) | undefined;
  readonly isPicked: boolean;
  readonly onOpen: (id: string) => void;
}

/** What a notification says, of what and of whom, and whether it was read or asks for an action, in three lines. */
function NotificationWords({
  notification,
  now,
}: Pick<NotificationItemProps, 'notification' | 'now'>) {
  const { category, title, message, clientName, timestamp, isRead, isStarred } = notification;
  return (
    <span className={styles.words}>
      <span className={styles.head}>
        <span className={classNames(styles.title, !isRead && styles.unread)}>
          {!isRead && (
            <>
              <span data-coloured className={styles.dot} aria-hidden="true" />
              <VisuallyHidden>Unread: </VisuallyHidden>
            </>
          )}
          <RecordText>{title}</RecordText>
          {isStarred && <Icon name="star-filled" label="Starred" className={styles.star} />}
        </span>
        <span className={styles.time}>
          <RelativeTime at={timestamp} now={now} />
        </span>
      </span>
      <span className={styles.message}>
        <RecordText>{message}</RecordText>
      </span>
      <span className={styles.meta}>
        <span>
          {notificationCategoryView[category].label}
          {clientName !== undefined && (
            <>
              {' · '}
              <RecordText>{clientName}</RecordText>
            </>
          )}
        </span>
        {notification.actionRequired && (
          <span className={styles.action}>
            <Icon name="flag" /> Action required
          </span>
        )}
      </span>
    </span>
  );
}

/** One notification of the list; opening it leaves it unread (N3, B20). */
export const NotificationItem = memo(function NotificationItem({
  notification,
  now,
  isOpen,
  onPick,
  isPicked,
  onOpen,
}: NotificationItemProps) {
  const { id, type, title } = notification;
  const view = notificationTypeView[type];
  return (
    <div className={classNames(styles.item, isOpen && styles.open)}>
      {onPick && (
        <Checkbox
          aria-label={`Select ${title}`}
          checked={isPicked}
          onChange={({ target, nativeEvent }) => onPick(id, target.checked, nativeEvent.shiftKey)}
        />
      )}
      <button
        type="button"
        className={styles.button}
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => onOpen(id)}
      >
        <span className={classNames(styles.mark, toneClass(view.tone))}>
          <Icon name={view.icon} label={view.label} />
        </span>
        <NotificationWords notification={notification} now={now} />
      </button>
    </div>
  );
});
