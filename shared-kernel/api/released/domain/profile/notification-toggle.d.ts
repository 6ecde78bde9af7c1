export declare const notificationToggleKeys: readonly ["newContractAssignments", "legalReviewCompleted", "milestoneDeadlines", "complianceScoreChanges", "amlScreeningAlerts", "auditSimulationResults", "securityAlerts", "weeklyDigest", "platformUpdates"];
export type NotificationToggleKey = (typeof notificationToggleKeys)[number];
