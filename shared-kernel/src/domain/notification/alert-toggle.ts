import { notificationToggleKeys } from '../profile/preferences';

/** The process screen's alert toggles (PM7). */
const processAlertToggles = ['emailCriticalAlerts', 'smsNotifications', 'dailyDigest'] as const;

/** The settings of a person that switch notifications off (PR9, PR10, PM7). */
export const alertToggles = [
  ...notificationToggleKeys,
  'loginNotifications',
  ...processAlertToggles,
] as const;

export type AlertToggle = (typeof alertToggles)[number];

/** The toggles that a person switched off. */
export const mutedBy = (settings: Readonly<Record<AlertToggle, boolean>>): readonly AlertToggle[] =>
  alertToggles.filter((toggle) => !settings[toggle]);
