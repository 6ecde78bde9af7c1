import type { ToggleKey } from './toggle';

/** What a toggle does here, where the sample's words promise another thing. */
export const liveDescription: Readonly<Partial<Record<ToggleKey, string>>> = {
  twoFactorAuthentication:
    'Ask for a code from my authenticator at every sign-in to this portal, once one is set up',
  loginNotifications: 'Notify me when someone signs in to this portal again',
  apiAccess: 'Saved as a preference only; this demo has no API',
  newContractAssignments: 'Notify me when a contract is created',
  legalReviewCompleted: 'Notify me when a legal review is completed',
  milestoneDeadlines:
    'Notify me when a process is planned, one milestone is rescheduled, a rejected test needs its re-test, or a deadline passes whose alert is on in Processes',
  complianceScoreChanges:
    'Notify me when a client’s milestone or document is decided on, or its score changes',
  amlScreeningAlerts:
    'Notify me when a screening is completed or flagged, an issue is raised, or a transaction is held or rejected',
  auditSimulationResults: 'Notify me when someone verifies the audit log',
  securityAlerts: 'Notify me when my password, two-factor authentication or API access changes',
  weeklyDigest:
    'Notify me when I first open a portal each week: what was done last week and what is due',
  platformUpdates: 'Saved as a preference only; this demo announces no updates',
  analyticsTracking: 'Saved as a preference only; this demo counts nothing',
  performanceMonitoring:
    'Measure how long pages take to load; shown under Diagnostics and releases',
  shareUsageData: 'Saved as a preference only; this demo has nothing to share',
};
