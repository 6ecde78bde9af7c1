import type { ReactNode } from 'react';
import { notificationCategoryView } from '../list/notification-views';
import { notificationTypeView, type Notification } from 'shared-kernel/domain/notification';
import type { NotificationSubject } from './notification-subject';
import { Link, useRecordPath } from 'shared-kernel/shell';
import { DescriptionGrid, RecordLead } from 'shared-kernel/records';
import { Icon, RecordText, StatusTag } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { tableTerms } from '../../table-terms';
import { AskedList } from '../list/asked-list';
import { notificationFacts } from './notification-facts';
import { notificationStep, openingText } from './notification-step';
import styles from './notification-details.module.css';

interface NotificationDetailsProps {
  readonly notification: Notification;
  readonly subjects: readonly NotificationSubject[];
  readonly actions?: ReactNode;
}

const actionRequired = { label: 'Action required', tone: 'warning', icon: 'flag' } as const;

/** Links to what a notification is about. */
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

/** All of a notification, with what is to be done next and the way to what it is about (N3, N5). */
export function NotificationDetails({ notification, subjects, actions }: NotificationDetailsProps) {
  const { type, category, title, message, asked = [] } = notification;
  const isLive = useAvailability(tableTerms).state !== 'inert';
  const step = isLive ? notificationStep(notification, subjects) : undefined;
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
      {asked.length > 1 && <AskedList asked={asked} />}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      <DescriptionGrid items={notificationFacts(notification)} />
    </article>
  );
}
