import { useMemo, type ReactNode } from 'react';
import { notificationCategoryView } from '../notification-views';
import { notificationTypeView, type Notification } from 'shared-kernel/domain/notification';
import { formatDateTime } from 'shared-kernel/format';
import { Link, useRecordPath } from 'shared-kernel/shell';
import {
  DescriptionGrid,
  PrintedRecord,
  RecordLead,
  usePrintableAuditTrail,
} from 'shared-kernel/records';
import { Icon, RecordText, StatusTag } from 'shared-kernel/ui';
import {
  useAvailability,
  useClientOf,
  useRecord,
  useShownClient,
  useWorkspaceClock,
} from 'shared-kernel/workspace';
import { tableTerms } from '../../table-terms';
import { setDone } from '../commands/notification-commands';
import { notificationFacts } from './notification-facts';
import {
  notificationStep,
  notificationSubjects,
  openingText,
  type NotificationSubject,
} from './notification-subject';
import styles from './open-notification.module.css';

interface NotificationDetailsProps {
  readonly notification: Notification;
  readonly subjects: readonly NotificationSubject[];
  readonly actions?: ReactNode;
}

const actionRequired = { label: 'Action required', tone: 'warning', icon: 'flag' } as const;

function Subjects({
  notification,
  subjects,
}: Pick<NotificationDetailsProps, 'notification' | 'subjects'>) {
  const recordPath = useRecordPath();
  if (subjects.length === 0) return null;
  return (
    <nav className={styles.subjects} aria-label="Related records">
      {subjects.map((subject) => (
        <Link key={subject.tab} to={recordPath(subject.tab, subject.recordId)}>
          <RecordText>{openingText(subject, notification)}</RecordText> <Icon name="arrow-right" />
        </Link>
      ))}
    </nav>
  );
}

function NotificationDetails({ notification, subjects, actions }: NotificationDetailsProps) {
  const { type, category, title, message } = notification;
  const isLive = useAvailability(tableTerms).state !== 'inert';
  const canMarkDone = useAvailability(setDone).state === 'available';
  const step = isLive ? notificationStep(notification, subjects, canMarkDone) : undefined;
  const tags = (
    <div className={styles.tags}>
      <StatusTag view={notificationTypeView[type]} size="small" />
      <StatusTag view={notificationCategoryView[category]} size="small" />
      {notification.actionRequired && <StatusTag view={actionRequired} size="small" />}
    </div>
  );
  const words = (
    <p className={styles.message}>
      <RecordText whole>{message}</RecordText>
    </p>
  );
  return (
    <article className={styles.details} aria-label={title}>
      <RecordLead
        tags={tags}
        lead={words}
        step={step}
        stated={
          <>
            {tags}
            {words}
          </>
        }
      />
      <Subjects notification={notification} subjects={step ? subjects.slice(1) : subjects} />
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      <DescriptionGrid items={notificationFacts(notification)} />
    </article>
  );
}

function NotificationPrintSheet({ notification }: Pick<NotificationDetailsProps, 'notification'>) {
  const { id, type, category, title, message, actionRequired } = notification;
  const now = useWorkspaceClock();
  const trail = usePrintableAuditTrail('notifications', id);
  return (
    <PrintedRecord
      id={id}
      title={title}
      facts={[
        ['Message', message],
        ['Type', notificationTypeView[type].label],
        ['Category', notificationCategoryView[category].label],
        ['Action required', actionRequired ? 'Yes' : 'No'],
        ...notificationFacts(notification).map(({ label, value }) => [label, value] as const),
        ['As of', formatDateTime(now)],
      ]}
      tables={[trail]}
    />
  );
}

const idsOf = (record: { readonly id: string } | null | undefined) =>
  new Set(record ? [record.id] : []);

function useNotificationSubjects(notification: Notification): NotificationSubject[] {
  const { relatedProcess, metadata = {} } = notification;
  const { data: process } = useRecord('processes', relatedProcess);
  const { data: contract } = useRecord('contracts', metadata.contractId);
  const { data: transaction } = useRecord('transactions', metadata.paymentId);
  const { data: reviewCase } = useRecord('cases', metadata.caseId);
  const client = useClientOf(notification);

  return useMemo(
    () =>
      notificationSubjects(notification, {
        processIds: idsOf(process),
        contractIds: idsOf(contract),
        transactionIds: idsOf(transaction),
        caseIds: idsOf(reviewCase),
        clientId: client?.id,
      }),
    [notification, process, contract, transaction, reviewCase, client],
  );
}

interface OpenNotificationProps {
  readonly notification: Notification;
  /** Whether printing prints this notification instead of the list. */
  readonly isOnPaper: boolean;
  /** Action buttons of the notification. Omitted if a drawer shows them in its footer. */
  readonly actions?: ReactNode;
}

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
