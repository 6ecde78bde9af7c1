import { useMemo } from 'react';
import { emptyClientDirectory, type ClientDirectory } from 'shared-kernel/domain/client';
import { millisecondsOf, addDays, dayOf } from 'shared-kernel/format';
import { countByFlag, type Notification } from 'shared-kernel/domain/notification';
import { useClientDirectory, useCollection, useSearchMode } from 'shared-kernel/workspace';
import { useSelection, type Ordering } from '../../list-selection';
import type { NotificationCategory, NotificationTab } from '../notification-views';
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

export const newestFirst: Ordering<Notification> = {
  keyOf: ({ timestamp }) => millisecondsOf(timestamp),
  isFalling: true,
};

/** Returns the searchable texts of a notification, including all names of its client. */
export const notificationTexts =
  ({ namesOf }: ClientDirectory = emptyClientDirectory) =>
  (notification: Notification) => [
    notification.title,
    notification.message,
    ...namesOf(notification),
  ];

/** Filters notifications by tab and category, then by the search text (N2). The order stays the same. */
export function selectVisibleNotifications(
  notifications: readonly Notification[],
  { tab = 'all', category }: NotificationFilter,
): Notification[] {
  return notifications.filter(
    (notification) =>
      inTab[tab](notification) && (category === undefined || notification.category === category),
  );
}

/** A date in the reader's time zone. `label` is set only for today and yesterday. */
interface DayHeading {
  readonly date: string;
  readonly label: 'Today' | 'Yesterday' | undefined;
}

function labelOf(date: string, now: string): DayHeading['label'] {
  const today = dayOf(now);
  if (date === today) return 'Today';
  return date === addDays(today, -1) ? 'Yesterday' : undefined;
}

/** Returns the day heading above a notification. The list must be sorted newest first, and `now` is an ISO instant. */
export function dayHeading(
  notification: Notification,
  above: Notification | undefined,
  now: string,
): DayHeading | undefined {
  const date = dayOf(notification.timestamp);
  if (above && dayOf(above.timestamp) === date) return undefined;
  return { date, label: labelOf(date, now) };
}

export function useFoundNotifications({ tab, category, text }: NotificationFilters) {
  const query = useCollection('notifications');
  const directory = useClientDirectory();
  const textsOf = useMemo(() => notificationTexts(directory), [directory]);
  const reach = useSearchMode();
  const select = useMemo(
    () => (some: readonly Notification[]) => selectVisibleNotifications(some, { tab, category }),
    [tab, category],
  );
  const selection = useMemo(
    () => ({ select, search: { text, reach, textsOf }, ordering: newestFirst }),
    [select, text, reach, textsOf],
  );
  const found = useSelection(query.data, selection);
  const selected = useMemo(() => found?.map(directory.shown), [found, directory]);
  const counts = useMemo(() => query.data && countByFlag(query.data), [query.data]);
  return { query, selected, counts };
}

export type FoundNotifications = ReturnType<typeof useFoundNotifications>;
