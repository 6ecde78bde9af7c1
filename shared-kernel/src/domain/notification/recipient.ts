import type { PortalKey } from '../portal';
import type { AlertToggle } from './alert-toggle';
import type { Notification } from './notification.schema';

/** The person at the screen. */
export interface NotificationReader {
  readonly portal: PortalKey;
  readonly personId: string;
  /** The toggles that this person switched off. */
  readonly muted: readonly AlertToggle[];
}

/**
 * Whether a notification is for a person: not for another portal, not about what this person did, and of a kind that
 * this person has not switched off. `companiesOf` decides about the company.
 */
export const isForReader = (
  { portal, actorId, toggles = [] }: Pick<Notification, 'portal' | 'actorId' | 'toggles'>,
  reader: NotificationReader,
): boolean =>
  (portal === undefined || portal === reader.portal) &&
  actorId !== reader.personId &&
  !toggles.some((toggle) => reader.muted.includes(toggle));

type Marks = Pick<Notification, 'isRead' | 'isStarred' | 'actionRequired'>;

/** How many of the notifications have each mark. */
export const countsFor = (notifications: readonly Marks[]) => ({
  total: notifications.length,
  unread: notifications.filter(({ isRead }) => !isRead).length,
  starred: notifications.filter(({ isStarred }) => isStarred).length,
  actionRequired: notifications.filter(({ actionRequired }) => actionRequired).length,
});
