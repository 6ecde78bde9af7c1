import type { RemoteDescriptionInput } from 'shared-kernel/remote';

export const remote = {
  format: 1,
  name: 'account',
  screens: {
    profile: {
      tab: { key: 'profile', label: 'Profile', icon: 'user', order: 70 },
      needs: ['form'],
    },
    analytics: {
      tab: { key: 'analytics', label: 'Analytics', icon: 'chart', order: 80 },
    },
  },
} satisfies RemoteDescriptionInput;
