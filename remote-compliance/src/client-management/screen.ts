import type { ScreenHeading } from 'shared-kernel/remote';

export const clientParam = 'client';

/** Query parameters of the client list that links from other screens can set. */
export const clientFilters = { risk: 'risk', show: 'show', section: 'section' } as const;

export const clientsHeading: ScreenHeading = {
  title: 'Client Management',
  lead: 'Every client with its contact, screenings, users and documents.',
};
