import type { Notification } from 'shared-kernel/domain/notification';
import { formatDateTime } from 'shared-kernel/format';
import { priorityDisplay } from '../../priority-display';

const known = new Map([
  ['batchNumber', 'Batch number'],
  ['caseId', 'Case'],
  ['contractId', 'Contract'],
  ['documentType', 'Document type'],
  ['paymentId', 'Payment'],
]);

/** Converts a metadata key to a label, for example `swiftCode` to “Swift code”. */
export function formatMetadataKey(key: string): string {
  const label = known.get(key);
  if (label !== undefined) return label;
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words === '' ? key : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

interface Fact {
  readonly label: string;
  readonly value: string;
}

export const listNotificationDetails = (notification: Notification): readonly Fact[] =>
  [
    { label: 'Received', value: formatDateTime(notification.timestamp) },
    { label: 'Source', value: notification.source },
    { label: 'Priority', value: priorityDisplay[notification.priority].label },
    { label: 'State', value: notification.isRead ? 'Read' : 'Unread' },
    { label: 'Client', value: notification.clientName },
    { label: 'Amount', value: notification.amount },
    { label: 'Process', value: notification.relatedProcess },
    ...Object.entries(notification.metadata ?? {}).map(([key, value]) => ({
      label: formatMetadataKey(key),
      value,
    })),
  ].filter((fact): fact is Fact => fact.value !== undefined);
