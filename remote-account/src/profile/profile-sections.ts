import type { SegmentedTab } from 'shared-kernel/ui';

export const profileSectionKeys = ['profile', 'security', 'notifications', 'preferences'] as const;

export type ProfileSection = (typeof profileSectionKeys)[number];

/** The four tabs of the settings, in their order (PR1). */
export const profileSections: readonly SegmentedTab<ProfileSection>[] = [
  { key: 'profile', label: 'Profile', icon: 'user' },
  { key: 'security', label: 'Security', icon: 'lock' },
  { key: 'notifications', label: 'Notifications', icon: 'bell' },
  { key: 'preferences', label: 'Preferences', icon: 'settings' },
];
