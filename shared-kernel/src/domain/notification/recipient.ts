import type { PortalKey } from '../portal';
import type { Notification } from './notification.schema';

type Addressed = Pick<Notification, 'portal'>;

/** Whether a notification is for the people of a portal: for everyone, or for that portal alone. */
export const isForPortal = ({ portal }: Addressed, reader: PortalKey): boolean =>
  portal === undefined || portal === reader;

type Marks = Pick<Notification, 'isRead' | 'isStarred' | 'actionRequired' | 'portal'>;

/** How many of the notifications are for the people of a portal. */
export function countsFor(notifications: readonly Marks[], reader: PortalKey) {
  const own = notifications.filter((notification) => isForPortal(notification, reader));
  return {
    total: own.length,
    unread: own.filter(({ isRead }) => !isRead).length,
    starred: own.filter(({ isStarred }) => isStarred).length,
    actionRequired: own.filter(({ actionRequired }) => actionRequired).length,
  };
}

/** Sorts after every time, so that a query for everyone's ends before it. */
const portalMark = '~';

/** What an unread notification is found by: its time, after the portal if it is for one alone. */
export const unreadKey = ({ portal, timestamp }: Pick<Notification, 'portal' | 'timestamp'>) =>
  portal === undefined ? timestamp : `${portalMark}${portal} ${timestamp}`;

/** The queries for unread notifications: those for everyone, and those for one portal alone. */
export const unreadQueries = (reader: PortalKey) =>
  [
    { to: portalMark },
    { from: `${portalMark}${reader} `, to: `${portalMark}${reader} ${portalMark}` },
  ] as const;
