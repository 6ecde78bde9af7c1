import type { ScreenHeading } from 'shared-kernel/remote';

/** The query parameter that names the open client. */
export const clientParam = 'client';

export const clientsHeading: ScreenHeading = {
  title: 'Client Management',
  lead: 'Every client with its contact, screenings, users and documents.',
};
