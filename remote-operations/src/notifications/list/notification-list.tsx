import { memo } from 'react';
import { notificationTypeDisplay, type Notification } from 'shared-kernel/domain/notification';
import { useRecordPath } from 'shared-kernel/shell';
import { classNames, formatDate } from 'shared-kernel/format';
import {
  Checkbox,
  Icon,
  RecordLink,
  RecordText,
  RelativeTime,
  getToneClass,
  VirtualList,
  VisuallyHidden,
  type RowSelection,
} from 'shared-kernel/ui';
import styles from './notification-list.module.css';
import { notificationCategoryDisplay } from '../notification-displays';
import { getDayHeading } from './filtered-notifications';

interface NotificationItemProps {
  readonly notification: Notification;
  readonly now: string;
  readonly isOpen: boolean;
  readonly onPick: RowSelection<Notification>['pick'] | undefined;
  readonly isPicked: boolean;
  readonly onOpen: (id: string) => void;
}

function NotificationText({
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
          {notificationCategoryDisplay[category].label}
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

/** One notification of the list. Opening it does not mark it as read (N3, B20). */
const NotificationItem = memo(function NotificationItem({
  notification,
  now,
  isOpen,
  onPick,
  isPicked,
  onOpen,
}: NotificationItemProps) {
  const { id, type, title } = notification;
  const view = notificationTypeDisplay[type];
  const pathTo = useRecordPath();
  return (
    <div className={classNames(styles.item, isOpen && styles.open)}>
      {onPick && (
        <Checkbox
          aria-label={`Select ${title}`}
          checked={isPicked}
          onChange={({ target, nativeEvent }) => onPick(id, target.checked, nativeEvent.shiftKey)}
        />
      )}
      <RecordLink
        href={pathTo('notifications', id)}
        className={styles.button}
        isOpen={isOpen}
        onOpen={() => onOpen(id)}
      >
        <span className={classNames(styles.mark, getToneClass(view.tone))}>
          <Icon name={view.icon} label={view.label} />
        </span>
        <NotificationText notification={notification} now={now} />
      </RecordLink>
    </div>
  );
});

interface NotificationListProps {
  readonly notifications: readonly Notification[];
  readonly now: string;
  readonly openId: string;
  readonly selection: RowSelection<Notification> | undefined;
  readonly onOpen: (id: string) => void;
}

const keyOf = ({ id }: Notification) => id;

export function NotificationList({
  notifications,
  now,
  openId,
  selection,
  onOpen,
}: NotificationListProps) {
  const renderItem = (notification: Notification, above: Notification | undefined) => {
    const day = getDayHeading(notification, above, now);
    const { id } = notification;
    return (
      <>
        {day && (
          <h3 className={styles.day}>
            {day.label === undefined
              ? formatDate(day.date)
              : `${day.label}, ${formatDate(day.date)}`}
          </h3>
        )}
        <NotificationItem
          notification={notification}
          now={now}
          isOpen={id === openId}
          isPicked={selection?.keys.has(id) ?? false}
          onPick={selection?.pick}
          onOpen={onOpen}
        />
      </>
    );
  };
  return (
    <VirtualList
      label="Notifications"
      items={notifications}
      itemKey={keyOf}
      estimateSize={80}
      renderItem={renderItem}
    />
  );
}
