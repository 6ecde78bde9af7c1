import { notificationTypeView, type Notification } from 'shared-kernel/domain/notification';
import { csvMoment } from 'shared-kernel/format';
import type { ExportColumn } from 'shared-kernel/records';
import { notificationCategoryView } from './notification-views';

const yesNo = (is: boolean) => (is ? 'yes' : 'no');

/** The notifications as a table in a file: one line a notification, times in UTC. */
export const notificationFileColumns: readonly ExportColumn<Notification>[] = [
  { header: 'Id', value: ({ id }) => id },
  { header: 'Time (UTC)', column: 'time', value: ({ timestamp }) => csvMoment(timestamp) },
  { header: 'Type', column: 'title', value: ({ type }) => notificationTypeView[type].label },
  {
    header: 'Category',
    column: 'category',
    value: ({ category }) => notificationCategoryView[category].label,
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
