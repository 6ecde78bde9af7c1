import type { RemoteDescriptionInput } from 'shared-kernel/remote';
import { profileHeading } from './profile/heading';
import { analyticsHeading } from './analytics/heading';

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
      draws: true,
    },
  },
} satisfies RemoteDescriptionInput;
