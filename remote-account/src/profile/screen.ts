import type { ScreenHeading } from 'shared-kernel/remote';

/** What of it others may lead to in a link: the query parameter behind each name. */
export const profileFilters = { section: 'section' } as const;

export const profileHeading: ScreenHeading = {
  title: 'Profile & Settings',
  lead: 'Your details, security, notifications and preferences.',
};
