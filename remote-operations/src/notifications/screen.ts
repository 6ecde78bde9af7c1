import type { ScreenHeading } from 'shared-kernel/remote';

export const notificationsHeading: ScreenHeading = {
  title: 'Notification Center',
  lead: 'What happened, what is due and what waits for you.',
};
