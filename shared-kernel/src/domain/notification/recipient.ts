import type { PortalKey } from '../portal';
import type { AlertToggle } from './alert-toggle';
import type { Notification } from './notification.schema';

/** The current user, for whom notifications are filtered. */
export interface NotificationReader {
  readonly portal: PortalKey;
  readonly personId: string;
  readonly muted: readonly AlertToggle[];
}

/**
 * Whether a user sees a notification. False if the user caused it, if it is for another portal, or if a user setting
 * turns it off.
 */
export const isVisibleToReader = (
  { portal, actorId, toggles = [] }: Pick<Notification, 'portal' | 'actorId' | 'toggles'>,
  reader: NotificationReader,
): boolean =>
  (portal === undefined || portal === reader.portal) &&
  actorId !== reader.personId &&
  !toggles.some((toggle) => reader.muted.includes(toggle));

type Marks = Pick<Notification, 'isRead' | 'isStarred' | 'actionRequired'>;

/** Counts all notifications, and those that are unread, starred or require an action. */
export const countNotificationsByFlag = (notifications: readonly Marks[]) => ({
  total: notifications.length,
  unread: notifications.filter(({ isRead }) => !isRead).length,
  starred: notifications.filter(({ isStarred }) => isStarred).length,
  actionRequired: notifications.filter(({ actionRequired }) => actionRequired).length,
});
