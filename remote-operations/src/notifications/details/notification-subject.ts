import type { Notification } from 'shared-kernel/domain/notification';
import type { RecordStep } from 'shared-kernel/records';

/** The records a notification can be about, as far as they are known. */
export interface NotificationContext {
  readonly processIds: ReadonlySet<string>;
  readonly contractIds: ReadonlySet<string>;
  readonly transactionIds: ReadonlySet<string>;
  readonly caseIds: ReadonlySet<string>;
  /** The client that the notification is of. */
  readonly clientId: string | undefined;
}

/** Where a notification leads: a dashboard tab and a record there. */
export interface NotificationSubject {
  readonly tab: 'cases' | 'processes' | 'contracts' | 'transactions' | 'clients';
  readonly recordId: string;
}

const known = (
  tab: NotificationSubject['tab'],
  id: string | undefined,
  ids: ReadonlySet<string>,
): NotificationSubject[] => (id !== undefined && ids.has(id) ? [{ tab, recordId: id }] : []);

/**
 * Everything a notification is about that exists, nearest first: its review case (`metadata.caseId`), its process, its contract
 * (`metadata.contractId`), its payment (`metadata.paymentId`), its client (N5).
 */
export function notificationSubjects(
  { relatedProcess, metadata = {} }: Notification,
  context: NotificationContext,
): NotificationSubject[] {
  const { clientId } = context;
  return [
    ...known('cases', metadata.caseId, context.caseIds),
    ...known('processes', relatedProcess, context.processIds),
    ...known('contracts', metadata.contractId, context.contractIds),
    ...known('transactions', metadata.paymentId, context.transactionIds),
    ...(clientId === undefined ? [] : [{ tab: 'clients', recordId: clientId } as const]),
  ];
}

const subjectNoun = {
  cases: 'review case',
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
