import type { ScreenHeading } from 'shared-kernel/remote';

/** Query parameter of the open notification. */
export const notificationParam = 'n';

/** Filters that links may use: the query parameter of each. */
export const notificationFilters = { show: 'show', category: 'category' } as const;

export const notificationsHeading: ScreenHeading = {
  title: 'Notification Center',
  lead: 'Updates, deadlines and items that need your action.',
};
