import type { Notification } from 'shared-kernel/domain/notification';
import { formatDate } from 'shared-kernel/format';
import { VirtualList } from 'shared-kernel/ui';
import { dayHeading } from './select-visible-notifications';
import { NotificationItem } from './notification-item';
import styles from './notification-list.module.css';

interface NotificationListProps {
  readonly notifications: readonly Notification[];
  readonly now: string;
  readonly openId: string;
  readonly picked: ReadonlySet<string>;
  readonly onPick: ((id: string, isPicked: boolean, isRange: boolean) => void) | undefined;
  readonly onOpen: (id: string) => void;
}

const keyOf = ({ id }: Notification) => id;

/** The notifications under the days they came on. */
export function NotificationList({
  notifications,
  now,
  openId,
  picked,
  onPick,
  onOpen,
}: NotificationListProps) {
  const renderItem = (notification: Notification, above: Notification | undefined) => {
    const day = dayHeading(notification, above, now);
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
          isPicked={picked.has(id)}
          onPick={onPick}
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
