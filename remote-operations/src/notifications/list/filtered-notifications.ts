import { useMemo } from 'react';
import { emptyClientDirectory, type ClientDirectory } from 'shared-kernel/domain/client';
import { toMilliseconds, addDays, toLocalDate } from 'shared-kernel/format';
import { countNotificationsByFlag, type Notification } from 'shared-kernel/domain/notification';
import { useClientDirectory, useCollection, useSearchMode } from 'shared-kernel/workspace';
import { useFilteredItems, type ListOrdering } from '../../filter-and-sort-items';
import type { NotificationCategory, NotificationTab } from '../notification-displays';
import type { NotificationFilters } from '../use-notification-filters';

export interface NotificationFilter {
  readonly tab?: NotificationTab | undefined;
  readonly category?: NotificationCategory | undefined;
}

const inTab: Record<NotificationTab, (notification: Notification) => boolean> = {
  all: () => true,
  unread: ({ isRead }) => !isRead,
  starred: ({ isStarred }) => isStarred,
  action: ({ actionRequired }) => actionRequired,
};

export const newestFirstOrdering: ListOrdering<Notification> = {
  keyOf: ({ timestamp }) => toMilliseconds(timestamp),
  isFalling: true,
};

/** Returns the searchable texts of a notification, including all names of its client. */
export const createNotificationSearchTexts =
  ({ namesOf }: ClientDirectory = emptyClientDirectory) =>
  (notification: Notification) => [
    notification.title,
    notification.message,
    ...namesOf(notification),
  ];

/** Filters notifications by tab and category, then by the search text (N2). Returns them in the given order. */
export function selectVisibleNotifications(
  notifications: readonly Notification[],
  { tab = 'all', category }: NotificationFilter,
): Notification[] {
  return notifications.filter(
    (notification) =>
      inTab[tab](notification) && (category === undefined || notification.category === category),
  );
}

/** A date in the user’s time zone. `label` is set only for today and yesterday. */
interface DayHeading {
  readonly date: string;
  readonly label: 'Today' | 'Yesterday' | undefined;
}

function labelOf(date: string, now: string): DayHeading['label'] {
  const today = toLocalDate(now);
  if (date === today) return 'Today';
  return date === addDays(today, -1) ? 'Yesterday' : undefined;
}

/**
 * Returns the date heading of a notification, or `undefined` if the notification above has the same date. `now` is an
 * ISO 8601 timestamp.
 */
export function getDayHeading(
  notification: Notification,
  above: Notification | undefined,
  now: string,
): DayHeading | undefined {
  const date = toLocalDate(notification.timestamp);
  if (above && toLocalDate(above.timestamp) === date) return undefined;
  return { date, label: labelOf(date, now) };
}

export function useFilteredNotifications({ tab, category, text }: NotificationFilters) {
  const query = useCollection('notifications');
  const directory = useClientDirectory();
  const textsOf = useMemo(() => createNotificationSearchTexts(directory), [directory]);
  const reach = useSearchMode();
  const select = useMemo(
    () => (some: readonly Notification[]) => selectVisibleNotifications(some, { tab, category }),
    [tab, category],
  );
  const selection = useMemo(
    () => ({ select, search: { text, reach, textsOf }, ordering: newestFirstOrdering }),
    [select, text, reach, textsOf],
  );
  const found = useFilteredItems(query.data, selection);
  const selected = useMemo(() => found?.map(directory.shown), [found, directory]);
  const counts = useMemo(() => query.data && countNotificationsByFlag(query.data), [query.data]);
  return { query, selected, counts };
}

export type FilteredNotifications = ReturnType<typeof useFilteredNotifications>;
