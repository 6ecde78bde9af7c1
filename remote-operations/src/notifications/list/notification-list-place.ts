import { listParams, type ListPlace } from 'shared-kernel/records';
import { notificationParam } from '../screen';

/** The notifications, as its views are kept. */
export const notificationListPlace: ListPlace = {
  key: 'notifications',
  title: 'Notifications',
  params: ['show', 'q', 'category', 'view', ...listParams],
  elsewhere: [notificationParam],
};
