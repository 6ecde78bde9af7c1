import { notificationTypeDisplay, type Notification } from 'shared-kernel/domain/notification';
import { classNames, formatCsvTime, unknownText } from 'shared-kernel/format';
import type { ExportColumn } from 'shared-kernel/records';
import {
  Icon,
  RecordText,
  ShortTime,
  StatusTag,
  getToneClass,
  VisuallyHidden,
  type TableColumn,
} from 'shared-kernel/ui';
import styles from './notification-columns.module.css';
import { priorityDisplay } from '../../priority-display';
import { notificationCategoryDisplay } from '../notification-displays';

export const notificationColumns: readonly TableColumn<Notification>[] = [
  {
    key: 'title',
    title: 'Title',
    isRowHeader: true,
    render: ({ type, title, isRead, isStarred }) => {
      const { icon, label, tone } = notificationTypeDisplay[type];
      return (
        <span className={classNames(!isRead && styles.unread)}>
          <span className={classNames(styles.mark, getToneClass(tone))}>
            <Icon name={icon} label={label} />
          </span>{' '}
          {!isRead && <VisuallyHidden>Unread: </VisuallyHidden>}
          <RecordText>{title}</RecordText>
          {isStarred && (
            <>
              {' '}
              <Icon name="star-filled" label="Starred" className={styles.star} />
            </>
          )}
        </span>
      );
    },
  },
  {
    key: 'message',
    title: 'Message',
    isExtra: true,
    maxWidth: '18rem',
    render: ({ message }) => message,
  },
  {
    key: 'client',
    title: 'Client',
    maxWidth: '13rem',
    render: ({ clientName }) => clientName ?? unknownText,
  },
  {
    key: 'category',
    title: 'Category',
    render: ({ category }) => notificationCategoryDisplay[category].label,
  },
  {
    key: 'priority',
    title: 'Priority',
    render: ({ priority }) => <StatusTag view={priorityDisplay[priority]} size="small" />,
  },
  {
    key: 'action',
    title: 'Action',
    render: ({ actionRequired }) =>
      actionRequired ? (
        <span className={styles.action}>
          <Icon name="flag" /> Action required
        </span>
      ) : (
        'None'
      ),
  },
  {
    key: 'time',
    title: 'Received',
    render: ({ timestamp }) => <ShortTime at={timestamp} />,
  },
];

const yesNo = (is: boolean) => (is ? 'yes' : 'no');

/** Columns of the notifications in an exported file. Times are in UTC. */
export const notificationExportColumns: readonly ExportColumn<Notification>[] = [
  { header: 'Id', value: ({ id }) => id },
  {
    header: 'Time (UTC)',
    column: 'time',
    holds: 'moments',
    value: ({ timestamp }) => formatCsvTime(timestamp),
  },
  { header: 'Type', column: 'title', value: ({ type }) => notificationTypeDisplay[type].label },
  {
    header: 'Category',
    column: 'category',
    value: ({ category }) => notificationCategoryDisplay[category].label,
  },
  { header: 'Title', column: 'title', value: ({ title }) => title },
  { header: 'Message', column: 'message', value: ({ message }) => message },
  { header: 'Client', column: 'client', value: ({ clientName }) => clientName },
  { header: 'Amount', value: ({ amount }) => amount },
  { header: 'Source', value: ({ source }) => source },
  { header: 'Priority', column: 'priority', value: ({ priority }) => priority },
  {
    header: 'Action required',
    column: 'action',
    value: ({ actionRequired }) => yesNo(actionRequired),
  },
  { header: 'Read', column: 'title', value: ({ isRead }) => yesNo(isRead) },
  { header: 'Starred', column: 'title', value: ({ isStarred }) => yesNo(isStarred) },
];
