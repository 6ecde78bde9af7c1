import type { ScreenHeading } from 'shared-kernel/remote';

/** Query parameters of the screen that links may use, by name. */
export const profileFilters = { section: 'section' } as const;

export const profileHeading: ScreenHeading = {
  title: 'Profile & Settings',
  lead: 'Your details, security, notifications and preferences.',
};
