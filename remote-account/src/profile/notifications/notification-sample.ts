import type { Notification } from 'shared-kernel/domain/notification';
import type { NotificationToggleKey } from 'shared-kernel/domain/profile';

/** What a notification says, before the workspace gives it its id, time and marks. */
export type NotificationWords = Omit<Notification, 'id' | 'timestamp' | 'isRead' | 'isStarred'>;

const sample = (
  words: Pick<NotificationWords, 'type' | 'category' | 'title' | 'message' | 'source'>,
): NotificationWords => ({ ...words, actionRequired: false, priority: 'low' });

/** For each notification toggle a notification that shows what it sends (PR10). */
export const notificationSample: Readonly<Record<NotificationToggleKey, NotificationWords>> = {
  newContractAssignments: sample({
    type: 'info',
    category: 'client',
    title: 'Sample: new contract',
    message: 'This is how you hear that a contract was created.',
    source: 'Contract Management',
  }),
  legalReviewCompleted: sample({
    type: 'success',
    category: 'client',
    title: 'Sample: legal review completed',
    message: 'This is how you hear that counsel has finished reviewing a contract.',
    source: 'Contract Management',
  }),
  milestoneDeadlines: sample({
    type: 'warning',
    category: 'process',
    title: 'Sample: milestone due',
    message: 'This is how you hear of a milestone that is planned, rescheduled or overdue.',
    source: 'Process Management',
  }),
  complianceScoreChanges: sample({
    type: 'info',
    category: 'compliance',
    title: 'Sample: compliance score changed',
    message: 'This is how you hear that a client’s score has risen or fallen.',
    source: 'Compliance Score Engine',
  }),
  amlScreeningAlerts: sample({
    type: 'urgent',
    category: 'compliance',
    title: 'Sample: AML screening alert',
    message: 'This is how you hear that a screening or a transaction needs a look.',
    source: 'AML screening',
  }),
  auditSimulationResults: sample({
    type: 'info',
    category: 'compliance',
    title: 'Sample: audit simulation finished',
    message: 'This is how you hear what verifying the audit log has shown.',
    source: 'Audit simulation',
  }),
  securityAlerts: sample({
    type: 'critical',
    category: 'system',
    title: 'Sample: security alert',
    message: 'This is how you hear that your password, second factor or API access has changed.',
    source: 'Security',
  }),
  weeklyDigest: sample({
    type: 'info',
    category: 'system',
    title: 'Sample: weekly digest',
    message: 'This is how the week before reaches you when you first open a portal in a new one.',
    source: 'Digest',
  }),
  platformUpdates: sample({
    type: 'info',
    category: 'system',
    title: 'Sample: platform update',
    message: 'This is how you would hear of new features; this demonstration announces none.',
    source: 'Platform',
  }),
};
