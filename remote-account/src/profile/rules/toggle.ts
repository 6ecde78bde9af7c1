import type { Preferences, Profile } from 'shared-kernel/domain/profile';
import { notificationToggleKeys } from './notification-toggle';

/** Keys of the toggles that are stored in the preferences. `darkMode` sets `colourMode`. */
export const preferenceToggleKeys = [
  'loginNotifications',
  ...notificationToggleKeys,
  'darkMode',
  'compactView',
  'showTooltips',
  'analyticsTracking',
  'performanceMonitoring',
  'shareUsageData',
] as const satisfies readonly (keyof Preferences | 'darkMode')[];

export type PreferenceToggleKey = (typeof preferenceToggleKeys)[number];

/** Keys of the toggles that are stored in the profile, because the profile card shows them (B23). */
export const profileToggleKeys = ['twoFactorAuthentication', 'apiAccess'] as const;

export type ProfileToggleKey = (typeof profileToggleKeys)[number];

export type ToggleKey = PreferenceToggleKey | ProfileToggleKey;

export interface ToggleDefinition {
  readonly key: ToggleKey;
  readonly label: string;
  readonly description: string;
}

export interface ToggleGroup {
  readonly key: string;
  readonly tab: 'security' | 'notifications' | 'preferences';
  readonly title: string;
  readonly toggles: readonly ToggleDefinition[];
}

export const toggleGroups: readonly ToggleGroup[] = [
  {
    key: 'security-settings',
    tab: 'security',
    title: 'Security Settings',
    toggles: [
      {
        key: 'twoFactorAuthentication',
        label: 'Two-Factor Authentication',
        description: 'Require a code at every sign-in',
      },
      {
        key: 'loginNotifications',
        label: 'Login Notifications',
        description: 'Notify me when someone signs in with my account',
      },
      { key: 'apiAccess', label: 'API Access', description: 'Allow access with an API key' },
    ],
  },
  {
    key: 'contract',
    tab: 'notifications',
    title: 'Contract',
    toggles: [
      {
        key: 'newContractAssignments',
        label: 'New contract assignments',
        description: 'A contract is assigned to me',
      },
      {
        key: 'legalReviewCompleted',
        label: 'Legal review completed',
        description: 'Counsel has finished reviewing a contract',
      },
      {
        key: 'milestoneDeadlines',
        label: 'Milestone deadlines',
        description: 'A milestone is due soon or overdue',
      },
    ],
  },
  {
    key: 'compliance',
    tab: 'notifications',
    title: 'Compliance',
    toggles: [
      {
        key: 'complianceScoreChanges',
        label: 'Compliance score changes',
        description: 'A client’s score rises or falls',
      },
      {
        key: 'amlScreeningAlerts',
        label: 'AML screening alerts',
        description: 'A screening finds a hit to review',
      },
      {
        key: 'auditSimulationResults',
        label: 'Audit simulation results',
        description: 'An audit simulation has finished',
      },
    ],
  },
  {
    key: 'system',
    tab: 'notifications',
    title: 'System',
    toggles: [
      {
        key: 'securityAlerts',
        label: 'Security alerts',
        description: 'Something unusual happens with my account',
      },
      {
        key: 'weeklyDigest',
        label: 'Weekly digest',
        description: 'Weekly summary, sent every Monday',
      },
      {
        key: 'platformUpdates',
        label: 'Platform updates',
        description: 'New features and planned maintenance',
      },
    ],
  },
  {
    key: 'display',
    tab: 'preferences',
    title: 'Display',
    toggles: [
      { key: 'darkMode', label: 'Dark mode', description: 'Use the dark theme' },
      { key: 'compactView', label: 'Compact view', description: 'Show more content on the screen' },
      { key: 'showTooltips', label: 'Show tooltips', description: 'Show help on hover' },
    ],
  },
  {
    key: 'data-and-privacy',
    tab: 'preferences',
    title: 'Data and Privacy',
    toggles: [
      {
        key: 'analyticsTracking',
        label: 'Analytics tracking',
        description: 'Collect statistics about page usage',
      },
      {
        key: 'performanceMonitoring',
        label: 'Performance monitoring',
        description: 'Measure page response times',
      },
      {
        key: 'shareUsageData',
        label: 'Share usage data',
        description: 'Share anonymous usage statistics to improve the product',
      },
    ],
  },
];

/** Whether a toggle is on. The profile stores Two-Factor and API Access (B23); the preferences store all others. */
export function isToggleOn(key: ToggleKey, profile: Profile, preferences: Preferences): boolean {
  if (key === 'twoFactorAuthentication') return profile.mfaEnabled;
  if (key === 'apiAccess') return profile.apiKeyStatus === 'Active';
  if (key === 'darkMode') return preferences.colourMode === 'dark';
  return preferences[key];
}

export const isProfileToggle = (key: ToggleKey): key is ProfileToggleKey =>
  profileToggleKeys.some((profileKey) => profileKey === key);

/** Returns the profile fields that a toggle sets. Turning Two-Factor off removes the authenticator. */
export const createProfileToggleChange = (key: ProfileToggleKey, on: boolean): Partial<Profile> =>
  key === 'apiAccess'
    ? { apiKeyStatus: on ? 'Active' : 'Inactive' }
    : { mfaEnabled: on, ...(!on && { authenticatorSecret: undefined }) };

/** Returns the preferences that a toggle sets. Turning Dark mode off selects light mode. */
export const createPreferenceToggleChange = (
  key: PreferenceToggleKey,
  on: boolean,
): Partial<Preferences> =>
  key === 'darkMode' ? { colourMode: on ? 'dark' : 'light' } : { [key]: on };

export const findToggleGroups = (tab: ToggleGroup['tab']): readonly ToggleGroup[] =>
  toggleGroups.filter((group) => group.tab === tab);
