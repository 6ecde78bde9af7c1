import type { Notification } from 'shared-kernel/domain/notification';
import { formatDateTime } from 'shared-kernel/format';
import { metadataLabel } from './metadata-label';
import { notificationPriorityView } from '../list/notification-views';

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** What is known of a notification beside its words, each with its label. */
export const notificationFacts = (notification: Notification): readonly Fact[] =>
  [
    { label: 'Received', value: formatDateTime(notification.timestamp) },
    { label: 'Source', value: notification.source },
    { label: 'Priority', value: notificationPriorityView[notification.priority].label },
    { label: 'State', value: notification.isRead ? 'Read' : 'Unread' },
    { label: 'Client', value: notification.clientName },
    { label: 'Amount', value: notification.amount },
    { label: 'Process', value: notification.relatedProcess },
    ...Object.entries(notification.metadata ?? {}).map(([key, value]) => ({
      label: metadataLabel(key),
      value,
    })),
  ].filter((fact): fact is Fact => fact.value !== undefined);
