import type { Notification } from 'shared-kernel/domain/notification';
import type { RecordStep } from 'shared-kernel/records';

export interface NotificationContext {
  readonly processIds: ReadonlySet<string>;
  readonly contractIds: ReadonlySet<string>;
  readonly transactionIds: ReadonlySet<string>;
  readonly caseIds: ReadonlySet<string>;
  readonly clientId: string | undefined;
}

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
 * Returns the existing records of a notification (N5), most specific first. The order is review case
 * (`metadata.caseId`), process, contract (`metadata.contractId`), payment (`metadata.paymentId`) and client.
 */
export function findNotificationSubjects(
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

export const getSubjectLinkLabel = (
  { tab, recordId }: NotificationSubject,
  { clientName }: Pick<Notification, 'clientName'>,
): string => `Open ${subjectNoun[tab]} ${tab === 'clients' ? (clientName ?? recordId) : recordId}`;

/**
 * Returns the next step of a notification: work on its record, or mark it as done. Returns `undefined` if no action is
 * required.
 */
export function getNotificationNextStep(
  notification: Pick<Notification, 'actionRequired' | 'clientName'>,
  [nearest]: readonly NotificationSubject[],
  canMarkDone: boolean,
): RecordStep | undefined {
  if (!notification.actionRequired) return undefined;
  if (!nearest)
    return {
      text: `Take action${canMarkDone ? ', then mark the notification as done' : ''}`,
      blockers: [],
    };
  const { tab, recordId } = nearest;
  return {
    text: `Complete the task for the ${subjectNoun[tab]}${canMarkDone ? ', or mark the notification as done' : ''}`,
    blockers: [{ text: getSubjectLinkLabel(nearest, notification), record: [tab, recordId] }],
  };
}
