/** The process screen's tabs in their order (PM1). */
export const processTabs = ['overview', 'calendar', 'alerts', 'analytics'] as const;

export type ProcessTab = (typeof processTabs)[number];

/** The tabs' literal labels (PM1). */
export const processTabLabel: Record<ProcessTab, string> = {
  overview: 'Overview',
  calendar: 'Calendar View',
  alerts: 'Alerts & Notifications',
  analytics: 'Analytics',
};
