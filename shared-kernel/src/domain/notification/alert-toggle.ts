import { notificationToggleKeys } from '../profile/preferences';

const processAlertToggles = ['emailCriticalAlerts', 'smsNotifications', 'dailyDigest'] as const;

/** User settings, each of which turns certain notifications on or off (PR9, PR10, PM7). */
export const alertToggles = [
  ...notificationToggleKeys,
  'loginNotifications',
  ...processAlertToggles,
] as const;

export type AlertToggle = (typeof alertToggles)[number];

/** Returns the notification settings that a user has turned off. */
export const listMutedToggles = (
  settings: Readonly<Record<AlertToggle, boolean>>,
): readonly AlertToggle[] => alertToggles.filter((toggle) => !settings[toggle]);
