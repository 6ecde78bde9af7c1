import type { ToggleKey } from './toggle';

/** What a toggle does here, where the sample's words promise another thing. */
export const liveDescription: Readonly<Partial<Record<ToggleKey, string>>> = {
  twoFactorAuthentication: 'Ask for a code of your authenticator at every sign-in to this portal',
  loginNotifications: 'Put a notification into the list when someone signs in to this portal',
  apiAccess: 'Recorded as your preference; this demonstration has no API and makes no key',
  newContractAssignments: 'Put a notification into the list when a contract is created',
  legalReviewCompleted: 'Put a notification into the list when a legal review is completed',
  milestoneDeadlines:
    'Put a notification into the list when a process is planned, a milestone is rescheduled, a deadline passes or a rejected test needs its re-test',
  complianceScoreChanges:
    'Put a notification into the list when a milestone or a document changes a client’s score',
  amlScreeningAlerts:
    'Put a notification into the list when a screening is completed or flagged, or a transaction is held or rejected',
  auditSimulationResults: 'Put a notification into the list when someone verifies the audit log',
  securityAlerts:
    'Put a notification into the list when your password, second factor or API access changes',
  weeklyDigest:
    'Put a notification into the list when you first open a portal in a week: what was done in the last one and what is due',
  platformUpdates: 'Recorded as your preference; this demonstration announces no updates',
  analyticsTracking: 'Recorded as your preference; this demonstration counts nothing',
  performanceMonitoring:
    'Time how long the parts of a page take to load; shown under Diagnostics and releases',
  shareUsageData: 'Recorded as your preference; this demonstration has nothing to share',
};
