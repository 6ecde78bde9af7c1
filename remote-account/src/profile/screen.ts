import type { ScreenHeading } from 'shared-kernel/remote';

export const profileFilters = { section: 'section' } as const;

export const profileHeading: ScreenHeading = {
  title: 'Profile & Settings',
  lead: 'Your details, security, notifications and preferences.',
};
