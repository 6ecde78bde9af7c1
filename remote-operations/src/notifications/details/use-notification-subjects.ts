import { useMemo } from 'react';
import { notificationSubjects, type NotificationSubject } from './notification-subject';
import type { Notification } from 'shared-kernel/domain/notification';
import { useClientOf, useRecord } from 'shared-kernel/workspace';

const idsOf = (record: { readonly id: string } | null | undefined) =>
  new Set(record ? [record.id] : []);

/** What a notification is about, as far as it exists in the workspace (N5). */
export function useNotificationSubjects(notification: Notification): NotificationSubject[] {
  const { relatedProcess, metadata = {} } = notification;
  const { data: process } = useRecord('processes', relatedProcess);
  const { data: contract } = useRecord('contracts', metadata.contractId);
  const { data: transaction } = useRecord('transactions', metadata.paymentId);
  const client = useClientOf(notification);

  return useMemo(
    () =>
      notificationSubjects(notification, {
        processIds: idsOf(process),
        contractIds: idsOf(contract),
        transactionIds: idsOf(transaction),
        clientId: client?.id,
      }),
    [notification, process, contract, transaction, client],
  );
}
