import type { Preferences } from 'shared-kernel/domain/profile';

/** The nine notification toggles (PR10). */
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

/** What a reader switches notifications on and off by. */
export type NotificationToggleKey = (typeof notificationToggleKeys)[number];
