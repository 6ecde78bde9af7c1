import type { Notification } from './notification.schema';

interface Notifications {
  find(
    collection: 'notifications',
    index: 'timestamp',
    query: { readonly descending: true; readonly limit: number },
  ): Promise<readonly Notification[]>;
  put(collection: 'notifications', record: Notification): void;
}

/** Maximum number of notifications to search, newest first. The limit keeps the search fast. */
const maxSearched = 500;

/** Clears “Action required” on notifications about completed work. Unread notifications stay unread. */
export async function clearActionRequired(
  transaction: Notifications,
  isAbout: (notification: Notification) => boolean,
): Promise<void> {
  const latest = await transaction.find('notifications', 'timestamp', {
    descending: true,
    limit: maxSearched,
  });
  for (const notification of latest) {
    if (notification.actionRequired && isAbout(notification))
      transaction.put('notifications', { ...notification, actionRequired: false });
  }
}

/** Clears “Action required” on the notifications about the given payments. */
export function clearPaymentActions(
  transaction: Notifications,
  payments: readonly { readonly id: string }[],
): Promise<void> {
  const ids = new Set(payments.map(({ id }) => id));
  return clearActionRequired(transaction, ({ metadata }) => ids.has(metadata?.paymentId ?? ''));
}
