import type { NotificationToggleKey } from 'shared-kernel/domain/profile';

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
] as const satisfies readonly NotificationToggleKey[];
