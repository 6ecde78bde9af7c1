import { notificationTypeView, type Notification } from 'shared-kernel/domain/notification';
import { csvMoment } from 'shared-kernel/format';
import type { ExportColumn } from 'shared-kernel/records';
import { notificationCategoryView } from './notification-views';

const yesNo = (is: boolean) => (is ? 'yes' : 'no');

/** The notifications as a table in a file: one line a notification, times in UTC. */
export const notificationFileColumns: readonly ExportColumn<Notification>[] = [
  { header: 'Id', value: ({ id }) => id },
  { header: 'Time (UTC)', value: ({ timestamp }) => csvMoment(timestamp) },
  { header: 'Type', value: ({ type }) => notificationTypeView[type].label },
  { header: 'Category', value: ({ category }) => notificationCategoryView[category].label },
  { header: 'Title', value: ({ title }) => title },
  { header: 'Message', value: ({ message }) => message },
  { header: 'Client', value: ({ clientName }) => clientName },
  { header: 'Amount', value: ({ amount }) => amount },
  { header: 'Source', value: ({ source }) => source },
  { header: 'Priority', value: ({ priority }) => priority },
  { header: 'Action required', value: ({ actionRequired }) => yesNo(actionRequired) },
  { header: 'Read', value: ({ isRead }) => yesNo(isRead) },
  { header: 'Starred', value: ({ isStarred }) => yesNo(isStarred) },
];
