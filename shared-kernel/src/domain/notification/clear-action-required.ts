import type { Notification } from './notification.schema';

/** What of a command's transaction it uses. */
interface Notifications {
  find(
    collection: 'notifications',
    index: 'timestamp',
    query: { readonly descending: true; readonly limit: number },
  ): Promise<readonly Notification[]>;
  put(collection: 'notifications', record: Notification): void;
}

/** Only this many of the latest are searched, so that a long list costs no more than a short one. */
const maxSearched = 500;

/** Takes “Action required” off the notifications about work that is done now; whether they were read is their reader's. */
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

/** Takes “Action required” off the notifications about these payments. */
export function clearPaymentActions(
  transaction: Notifications,
  payments: readonly { readonly id: string }[],
): Promise<void> {
  const ids = new Set(payments.map(({ id }) => id));
  return clearActionRequired(transaction, ({ metadata }) => ids.has(metadata?.paymentId ?? ''));
}
