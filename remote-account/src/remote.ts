import { defineRemote } from 'shared-kernel/remote';

export const remote = defineRemote({
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
});
