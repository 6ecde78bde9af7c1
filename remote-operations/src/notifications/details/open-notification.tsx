import { type ReactNode, useMemo } from 'react';
import type { Notification } from 'shared-kernel/domain/notification';
import { useShownClient, useClientOf, useRecord } from 'shared-kernel/workspace';
import { NotificationDetails } from './notification-details';
import { NotificationPrintSheet } from './notification-print-sheet';
import { notificationSubjects, type NotificationSubject } from './notification-subject';

const idsOf = (record: { readonly id: string } | null | undefined) =>
  new Set(record ? [record.id] : []);

/** What a notification is about, as far as it exists in the workspace (N5). */
function useNotificationSubjects(notification: Notification): NotificationSubject[] {
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

interface OpenNotificationProps {
  readonly notification: Notification;
  /** Whether it is what is printed, and not the list beside it. */
  readonly isOnPaper: boolean;
  /** What can be done with it, where that is not in the footer of a drawer. */
  readonly actions?: ReactNode;
}

/** A notification with what it leads to, on paper too. */
export function OpenNotification({
  notification: stored,
  isOnPaper,
  actions,
}: OpenNotificationProps) {
  const notification = useShownClient(stored);
  const subjects = useNotificationSubjects(notification);
  return (
    <>
      {isOnPaper && <NotificationPrintSheet notification={notification} />}
      <NotificationDetails notification={notification} subjects={subjects} actions={actions} />
    </>
  );
}
