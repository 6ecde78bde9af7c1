import type { Notification } from 'shared-kernel/domain/notification';
import type { Preferences } from 'shared-kernel/domain/profile';
import { keysOf } from 'shared-kernel/format';

export type NotificationContent = Omit<Notification, 'id' | 'timestamp' | 'isRead' | 'isStarred'>;

const sample = (
  words: Pick<NotificationContent, 'type' | 'category' | 'title' | 'message' | 'source'>,
): NotificationContent => ({ ...words, actionRequired: false, priority: 'low' });

export const sampleNotificationContents = {
  newContractAssignments: sample({
    type: 'info',
    category: 'client',
    title: 'Sample: new contract',
    message: 'Example: a contract was created.',
    source: 'Contract Management',
  }),
  legalReviewCompleted: sample({
    type: 'success',
    category: 'client',
    title: 'Sample: legal review completed',
    message: 'Example: counsel has finished reviewing a contract.',
    source: 'Contract Management',
  }),
  milestoneDeadlines: sample({
    type: 'warning',
    category: 'process',
    title: 'Sample: milestone due',
    message: 'Example: a milestone was planned or rescheduled, or is overdue.',
    source: 'Process Management',
  }),
  complianceScoreChanges: sample({
    type: 'info',
    category: 'compliance',
    title: 'Sample: compliance score changed',
    message: 'Example: a client’s score has risen or fallen.',
    source: 'Compliance Score Engine',
  }),
  amlScreeningAlerts: sample({
    type: 'urgent',
    category: 'compliance',
    title: 'Sample: AML screening alert',
    message: 'Example: a screening or a transaction needs your review.',
    source: 'AML screening',
  }),
  auditSimulationResults: sample({
    type: 'info',
    category: 'compliance',
    title: 'Sample: audit simulation finished',
    message: 'Example: an audit simulation has finished.',
    source: 'Audit simulation',
  }),
  securityAlerts: sample({
    type: 'critical',
    category: 'system',
    title: 'Sample: security alert',
    message: 'Example: your password, two-factor authentication or API access has changed.',
    source: 'Security',
  }),
  weeklyDigest: sample({
    type: 'info',
    category: 'system',
    title: 'Sample: weekly digest',
    message: 'Example: a summary of last week, sent when you first open a portal each week.',
    source: 'Digest',
  }),
  platformUpdates: sample({
    type: 'info',
    category: 'system',
    title: 'Sample: platform update',
    message: 'Example: new features are available. This demo does not receive platform updates.',
    source: 'Platform',
  }),
} satisfies Partial<Record<keyof Preferences, NotificationContent>>;

export type NotificationToggleKey = keyof typeof sampleNotificationContents;

export const notificationToggleKeys = keysOf(sampleNotificationContents);
