import { describeCommands, type RemoteDescriptionInput } from 'shared-kernel/remote';
import { analyticsTerms } from './analytics/commands/terms';
import { profileTerms } from './profile/commands/terms';
import { profileFilters, profileHeading } from './profile/screen';
import { analyticsHeading } from './analytics/screen';

export const remote = {
  format: 1,
  name: 'account',
  screens: {
    profile: {
      tab: { key: 'profile', label: 'Profile', icon: 'user', order: 70 },
      heading: profileHeading,
      filters: profileFilters,
      needs: ['form'],
      jumps: [
        {
          label: 'Password and security',
          group: 'settings',
          icon: 'lock',
          query: { section: 'security' },
        },
        {
          label: 'Notification settings',
          group: 'settings',
          icon: 'bell',
          query: { section: 'notifications' },
        },
        {
          label: 'Preferences: display, shortcuts, data',
          group: 'settings',
          icon: 'settings',
          query: { section: 'preferences' },
        },
      ],
    },
    analytics: {
      tab: { key: 'analytics', label: 'Analytics', icon: 'chart', order: 80 },
      heading: analyticsHeading,
      draws: true,
    },
  },
  ...describeCommands(profileTerms, analyticsTerms),
} satisfies RemoteDescriptionInput;
