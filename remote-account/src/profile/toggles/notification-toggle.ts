import type { NotificationToggleKey } from 'shared-kernel/domain/profile';

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
] as const satisfies readonly NotificationToggleKey[];
