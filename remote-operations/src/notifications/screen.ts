import type { ScreenHeading } from 'shared-kernel/remote';

/** The query parameter that names the open notification. */
export const notificationParam = 'n';

export const notificationsHeading: ScreenHeading = {
  title: 'Notification Center',
  lead: 'What happened, what is due and what waits for you.',
};
