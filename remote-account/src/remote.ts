import type { RemoteDescriptionInput } from 'shared-kernel/remote';

export const profileHeading = {
  title: 'Profile & Settings',
  lead: 'Who you are here, how your account is protected, and how Trustfold behaves for you.',
};

export const analyticsHeading = {
  title: 'System Analytics',
  lead: 'Volumes, contracts, compliance and the health of the platform.',
};

export const remote = {
  format: 1,
  name: 'account',
  screens: {
    profile: {
      tab: { key: 'profile', label: 'Profile', icon: 'user', order: 70 },
      heading: profileHeading,
      needs: ['form'],
    },
    analytics: {
      tab: { key: 'analytics', label: 'Analytics', icon: 'chart', order: 80 },
      heading: analyticsHeading,
    },
  },
} satisfies RemoteDescriptionInput;
