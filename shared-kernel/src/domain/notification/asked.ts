import type { Ask, Notification } from './notification.schema';

const isOpen = ({ isWorked, isSetAside }: Ask): boolean => !isWorked && isSetAside !== true;

/**
 * Whether action is required follows from what is asked for, and from nothing that was so before: as two
 * people may have worked, or taken back, two parts of it meanwhile.
 */
export const withActionRequired = (notification: Notification): Notification =>
  notification.asked === undefined
    ? notification
    : { ...notification, actionRequired: notification.asked.some(isOpen) };

/** The notification once some of what it asks for is worked; all of it where it does not say what in particular. */
export function withWorked(
  notification: Notification,
  isWorked: (id: string) => boolean,
): Notification {
  const { asked } = notification;
  if (asked === undefined) return { ...notification, actionRequired: false };
  const worked = asked.map((ask) => (isWorked(ask.id) ? { ...ask, isWorked: true } : ask));
  return withActionRequired({ ...notification, asked: worked });
}

/** The notification once its reader says that all of it is done, no matter what has been done. */
export function withAllSetAside(notification: Notification): Notification {
  const { asked } = notification;
  if (asked === undefined) return { ...notification, actionRequired: false };
  const aside = asked.map((ask) => (isOpen(ask) ? { ...ask, isSetAside: true } : ask));
  return withActionRequired({ ...notification, asked: aside });
}

/** What of a command's transaction it takes to answer. */
interface Notifications {
  find(
    collection: 'notifications',
    index: 'timestamp',
    query: { readonly descending: true; readonly limit: number },
  ): Promise<readonly Notification[]>;
  put(collection: 'notifications', record: Notification): void;
}

/** Only this many of the latest are searched, so that a long list costs no more than a short one. */
const looked = 500;

/**
 * Takes “Action required” off what asked for the work that is being done; whether it was read is its reader's. What
 * asked for more, one by one, goes on asking for what `isWorked` does not know.
 */
export async function answerAsked(
  transaction: Notifications,
  isAbout: (notification: Notification) => boolean,
  isWorked: (id: string) => boolean = () => true,
): Promise<void> {
  const latest = await transaction.find('notifications', 'timestamp', {
    descending: true,
    limit: looked,
  });
  for (const notification of latest) {
    // What its reader has set aside is marked as worked too: taking that back is not to ask for it again.
    const mayAsk = notification.actionRequired || notification.asked !== undefined;
    if (mayAsk && isAbout(notification)) {
      transaction.put('notifications', withWorked(notification, isWorked));
    }
  }
}
