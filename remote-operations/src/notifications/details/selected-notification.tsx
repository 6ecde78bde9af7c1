import { useMemo, type ReactNode } from 'react';
import { notificationCategoryDisplay } from '../notification-displays';
import { notificationTypeDisplay, type Notification } from 'shared-kernel/domain/notification';
import { formatDateTime } from 'shared-kernel/format';
import { Link, useRecordPath } from 'shared-kernel/shell';
import {
  DescriptionGrid,
  PrintedRecord,
  RecordHeader,
  usePrintableAuditTrail,
} from 'shared-kernel/records';
import { Icon, RecordText, StatusTag } from 'shared-kernel/ui';
import {
  useAvailability,
  useClientOfRecord,
  useRecord,
  useRecordWithCurrentClient,
  useWorkspaceClock,
} from 'shared-kernel/workspace';
import { tableViewPermission } from '../../table-view-permission';
import { markNotificationsDone } from '../commands/notification-commands';
import { listNotificationDetails } from './list-notification-details';
import {
  getNotificationNextStep,
  findNotificationSubjects,
  getSubjectLinkLabel,
  type NotificationSubject,
} from './notification-subject';
import styles from './selected-notification.module.css';

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
          <RecordText>{getSubjectLinkLabel(subject, notification)}</RecordText>{' '}
          <Icon name="arrow-right" />
        </Link>
      ))}
    </nav>
  );
}

function NotificationDetails({ notification, subjects, actions }: NotificationDetailsProps) {
  const { type, category, title, message } = notification;
  const isLive = useAvailability(tableViewPermission).state !== 'inert';
  const canMarkDone = useAvailability(markNotificationsDone).state === 'available';
  const step = isLive ? getNotificationNextStep(notification, subjects, canMarkDone) : undefined;
  const tags = (
    <div className={styles.tags}>
      <StatusTag view={notificationTypeDisplay[type]} size="small" />
      <StatusTag view={notificationCategoryDisplay[category]} size="small" />
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
      <RecordHeader
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
      <DescriptionGrid items={listNotificationDetails(notification)} />
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
        ['Type', notificationTypeDisplay[type].label],
        ['Category', notificationCategoryDisplay[category].label],
        ['Action required', actionRequired ? 'Yes' : 'No'],
        ...listNotificationDetails(notification).map(({ label, value }) => [label, value] as const),
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
  const client = useClientOfRecord(notification);

  return useMemo(
    () =>
      findNotificationSubjects(notification, {
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
  /** Whether this notification is printed instead of the list. */
  readonly isOnPaper: boolean;
  /** Action buttons of the notification. Omitted if a drawer shows them in its footer. */
  readonly actions?: ReactNode;
}

export function SelectedNotification({
  notification: stored,
  isOnPaper,
  actions,
}: OpenNotificationProps) {
  const notification = useRecordWithCurrentClient(stored);
  const subjects = useNotificationSubjects(notification);
  return (
    <>
      {isOnPaper && <NotificationPrintSheet notification={notification} />}
      <NotificationDetails notification={notification} subjects={subjects} actions={actions} />
    </>
  );
}
