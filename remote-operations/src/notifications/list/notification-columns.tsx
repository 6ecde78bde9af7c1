import { notificationTypeView, type Notification } from 'shared-kernel/domain/notification';
import { classNames, unknownText } from 'shared-kernel/format';
import {
  Icon,
  RecordText,
  ShortTime,
  StatusTag,
  toneClass,
  VisuallyHidden,
  type TableColumn,
} from 'shared-kernel/ui';
import styles from './notification-table.module.css';
import { priorityView } from '../../priority-view';
import { notificationCategoryView } from './notification-views';

export const notificationColumns: readonly TableColumn<Notification>[] = [
  {
    key: 'title',
    title: 'Title',
    isRowHeader: true,
    render: ({ type, title, isRead, isStarred }) => {
      const { icon, label, tone } = notificationTypeView[type];
      return (
        <span className={classNames(!isRead && styles.unread)}>
          <span className={classNames(styles.mark, toneClass(tone))}>
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
    render: ({ category }) => notificationCategoryView[category].label,
  },
  {
    key: 'priority',
    title: 'Priority',
    render: ({ priority }) => <StatusTag view={priorityView[priority]} size="small" />,
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
