import type { ScreenHeading } from 'shared-kernel/remote';

export const profileHeading: ScreenHeading = {
  title: 'Profile & Settings',
  lead: 'Who you are here, how your account is protected, and how Trustfold behaves for you.',
};
