import type { ReactNode } from 'react';
import { notificationCategoryView } from '../list/notification-views';
import { notificationTypeView, type Notification } from 'shared-kernel/domain/notification';
import type { NotificationSubject } from './notification-subject';
import { Link, useRecordPath } from 'shared-kernel/shell';
import { DescriptionGrid } from 'shared-kernel/records';
import { Icon, RecordText, StatusTag } from 'shared-kernel/ui';
import { AskedList } from '../list/asked-list';
import { notificationFacts } from './notification-facts';
import styles from './notification-details.module.css';

interface NotificationDetailsProps {
  readonly notification: Notification;
  readonly subjects: readonly NotificationSubject[];
  readonly actions: ReactNode;
}

const subjectNoun = {
  processes: 'process',
  contracts: 'contract',
  transactions: 'transaction',
  clients: 'client',
} as const satisfies Record<NotificationSubject['tab'], string>;

const actionRequired = { label: 'Action required', tone: 'warning', icon: 'flag' } as const;

/** All of a notification, and the way to what it is about (N3, N5). */
export function NotificationDetails({ notification, subjects, actions }: NotificationDetailsProps) {
  const recordPath = useRecordPath();
  const { type, category, title, message, asked = [] } = notification;
  return (
    <article className={styles.details} aria-label={title}>
      <div className={styles.tags}>
        <StatusTag view={notificationTypeView[type]} size="small" />
        <StatusTag view={notificationCategoryView[category]} size="small" />
        {notification.actionRequired && <StatusTag view={actionRequired} size="small" />}
      </div>
      <p className={styles.message}>
        <RecordText whole>{message}</RecordText>
      </p>
      {subjects.length > 0 && (
        <nav className={styles.subjects} aria-label="Related records">
          {subjects.map(({ tab, recordId }) => (
            <Link key={tab} to={recordPath(tab, recordId)}>
              Open {subjectNoun[tab]}{' '}
              <RecordText>{tab === 'clients' ? notification.clientName : recordId}</RecordText>{' '}
              <Icon name="arrow-right" />
            </Link>
          ))}
        </nav>
      )}
      {asked.length > 1 && <AskedList asked={asked} />}
      <div className={styles.actions}>{actions}</div>
      <DescriptionGrid items={notificationFacts(notification)} />
    </article>
  );
}
