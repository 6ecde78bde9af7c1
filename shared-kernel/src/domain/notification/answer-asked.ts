import { withWorked } from './asked';
import type { Notification } from './notification.schema';

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
