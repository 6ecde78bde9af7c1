import { useMemo } from 'react';
import { type Notification } from 'shared-kernel/domain/notification';
import { formatDate } from 'shared-kernel/format';
import { VirtualList } from 'shared-kernel/ui';
import { NotificationItem } from './notification-item';
import styles from './notification-list.module.css';
import { notificationRows } from './notification-rows';

interface NotificationListProps {
  readonly notifications: readonly Notification[];
  readonly now: string;
  readonly openId: string;
  readonly picked: ReadonlySet<string>;
  readonly onPick: ((id: string, isPicked: boolean) => void) | undefined;
  readonly onOpen: (id: string) => void;
}

/** The notifications under the days they came on. */
export function NotificationList({
  notifications,
  now,
  openId,
  picked,
  onPick,
  onOpen,
}: NotificationListProps) {
  const rows = useMemo(() => notificationRows(notifications, now), [notifications, now]);
  return (
    <VirtualList
      label="Notifications"
      items={rows}
      itemKey={({ key }) => key}
      estimateSize={112}
      renderItem={(row) => {
        if (row.kind === 'day')
          return (
            <h3 className={styles['day']}>
              {row.label === undefined
                ? formatDate(row.date)
                : `${row.label}, ${formatDate(row.date)}`}
            </h3>
          );
        const { notification } = row;
        const { id } = notification;
        return (
          <NotificationItem
            notification={notification}
            now={now}
            isOpen={id === openId}
            isPicked={picked.has(id)}
            onPick={onPick}
            onOpen={onOpen}
          />
        );
      }}
    />
  );
}
