import { type Preferences } from './preferences';

/** The nine kinds of notification a person may switch off (PR10). */
export const notificationToggleKeys = [
  'newContractAssignments',
  'legalReviewCompleted',
  'milestoneDeadlines',
  'complianceScoreChanges',
  'amlScreeningAlerts',
  'auditSimulationResults',
  'securityAlerts',
  'weeklyDigest',
  'platformUpdates',
] as const satisfies readonly (keyof Preferences)[];

export type NotificationToggleKey = (typeof notificationToggleKeys)[number];
