import { useMemo } from 'react';
import { notificationSubjects, type NotificationSubject } from './notification-subject';
import type { Notification } from 'shared-kernel/domain/notification';
import { foldName, useIndexed, useRecord } from 'shared-kernel/workspace';

const noName = '\u0000';

const idsOf = (record: { readonly id: string } | null | undefined) =>
  new Set(record ? [record.id] : []);

/** What a notification is about, as far as it exists in the workspace (N5). */
export function useNotificationSubjects(notification: Notification): NotificationSubject[] {
  const { relatedProcess, clientName, metadata = {} } = notification;
  const { data: process } = useRecord('processes', relatedProcess);
  const { data: contract } = useRecord('contracts', metadata.contractId);
  const { data: transaction } = useRecord('transactions', metadata.paymentId);
  const name = clientName === undefined ? noName : foldName(clientName);
  const { data: clients } = useIndexed('clients', 'name', { equals: name });

  return useMemo(
    () =>
      notificationSubjects(notification, {
        processIds: idsOf(process),
        contractIds: idsOf(contract),
        transactionIds: idsOf(transaction),
        clientIds: new Map(
          (clients ?? []).map(({ id }) => [notification.clientName ?? '', id] as const),
        ),
      }),
    [notification, process, contract, transaction, clients],
  );
}
