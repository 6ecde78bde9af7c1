import type { ToggleKey } from './toggle';

/** What a toggle does here, where the sample's words promise another thing. */
export const liveDescription: Readonly<Partial<Record<ToggleKey, string>>> = {
  twoFactorAuthentication: 'Ask for a code from my authenticator at every sign-in to this portal',
  loginNotifications: 'Notify me when someone signs in to this portal',
  apiAccess: 'Saved as a preference only; this demo has no API',
  newContractAssignments: 'Notify me when a contract is created',
  legalReviewCompleted: 'Notify me when a legal review is completed',
  milestoneDeadlines:
    'Notify me when a process is planned, a milestone is rescheduled, a deadline passes or a rejected test needs its re-test',
  complianceScoreChanges: 'Notify me when a milestone or a document changes a client’s score',
  amlScreeningAlerts:
    'Notify me when a screening is completed or flagged, or a transaction is held or rejected',
  auditSimulationResults: 'Notify me when someone verifies the audit log',
  securityAlerts: 'Notify me when my password, two-factor authentication or API access changes',
  weeklyDigest:
    'Notify me once a week, when I first open a portal: what was done last week and what is due',
  platformUpdates: 'Saved as a preference only; this demo announces no updates',
  analyticsTracking: 'Saved as a preference only; this demo counts nothing',
  performanceMonitoring:
    'Measure how long pages take to load; shown under Diagnostics and releases',
  shareUsageData: 'Saved as a preference only; this demo has nothing to share',
};
