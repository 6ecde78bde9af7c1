import type { Notification } from 'shared-kernel/domain/notification';
import type { RecordStep } from 'shared-kernel/records';
import type { NotificationSubject } from './notification-subject';

export const subjectNoun = {
  processes: 'process',
  contracts: 'contract',
  transactions: 'transaction',
  clients: 'client',
} as const satisfies Record<NotificationSubject['tab'], string>;

/** What leads to something that a notification is about. */
export const openingText = (
  { tab, recordId }: NotificationSubject,
  { clientName }: Pick<Notification, 'clientName'>,
): string => `Open ${subjectNoun[tab]} ${tab === 'clients' ? (clientName ?? recordId) : recordId}`;

/**
 * What is to be done next about a notification: work on the nearest record that it is about. Undefined where no
 * action is required.
 */
export function notificationStep(
  notification: Pick<Notification, 'actionRequired' | 'clientName'>,
  [nearest]: readonly NotificationSubject[],
): RecordStep | undefined {
  if (!notification.actionRequired) return undefined;
  if (!nearest) return { text: 'Do what is asked, then mark it as done', blockers: [] };
  const { tab, recordId } = nearest;
  return {
    text: `Work on the ${subjectNoun[tab]}, or mark this as done`,
    blockers: [{ text: openingText(nearest, notification), record: [tab, recordId] }],
  };
}
