import type { ScreenHeading } from 'shared-kernel/remote';

export const notificationParam = 'n';

/** Query parameters of the filters that links may set. */
export const notificationFilters = { show: 'show', category: 'category' } as const;

export const notificationsHeading: ScreenHeading = {
  title: 'Notification Center',
  lead: 'Updates, deadlines and required actions.',
};
