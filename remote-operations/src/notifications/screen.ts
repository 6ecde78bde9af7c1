import type { ScreenHeading } from 'shared-kernel/remote';

/** The query parameter that names the open notification. */
export const notificationParam = 'n';

/** By what others may narrow the list in a link: the query parameter behind each name. */
export const notificationFilters = { show: 'show', category: 'category' } as const;

export const notificationsHeading: ScreenHeading = {
  title: 'Notification Center',
  lead: 'Updates, deadlines and items that need your action.',
};
