import { portalKeys, type PortalKey } from '../portal';
import type { Notification } from './notification.schema';

type Addressed = Pick<Notification, 'portal'>;

/** Whether a notification is for the people of a portal: for everyone, or for that portal alone. */
export const isForPortal = ({ portal }: Addressed, reader: PortalKey): boolean =>
  portal === undefined || portal === reader;

/** The group that counts notifications for one portal alone. */
const groupOf = (group: string, portal: PortalKey | undefined) =>
  portal === undefined ? group : `${group} ${portal}`;

/** The groups in which a notification is counted; those for one portal have groups of their own. */
export const notificationGroups = ({
  isRead,
  isStarred,
  actionRequired,
  portal,
}: Pick<Notification, 'isRead' | 'isStarred' | 'actionRequired' | 'portal'>): readonly string[] =>
  [
    ...(portal === undefined ? [] : ['all']),
    ...(isRead ? [] : ['unread']),
    ...(isStarred ? ['starred'] : []),
    ...(actionRequired ? ['action'] : []),
  ].map((group) => groupOf(group, portal));

interface Counted {
  readonly total: number;
  readonly groups: Readonly<Record<string, number>>;
}

/** How many notifications there are for the people of a portal, of what is counted of all. */
export function countsFor({ total, groups }: Counted, reader: PortalKey) {
  const count = (group: string) => (groups[group] ?? 0) + (groups[groupOf(group, reader)] ?? 0);
  const others = portalKeys.filter((portal) => portal !== reader);
  return {
    total: others.reduce((sum, portal) => sum - (groups[groupOf('all', portal)] ?? 0), total),
    unread: count('unread'),
    starred: count('starred'),
    actionRequired: count('action'),
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
