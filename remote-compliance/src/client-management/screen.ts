import type { ScreenHeading } from 'shared-kernel/remote';

/** The query parameter that names the open client. */
export const clientParam = 'client';

/** By what others may narrow the list in a link: the query parameter behind each name. */
export const clientFilters = { risk: 'risk', show: 'show', section: 'section' } as const;

export const clientsHeading: ScreenHeading = {
  title: 'Client Management',
  lead: 'Every client with its contact, screenings, users and documents.',
};
