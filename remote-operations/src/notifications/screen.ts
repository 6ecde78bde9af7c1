import type { ScreenHeading } from 'shared-kernel/remote';

export const notificationParam = 'n';

/** Query parameters of the notification filters that links from other screens can set. */
export const notificationFilters = { show: 'show', category: 'category' } as const;

export const notificationsHeading: ScreenHeading = {
  title: 'Notification Center',
  lead: 'Updates, deadlines and required actions.',
};
