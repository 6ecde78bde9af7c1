/**
 * Exports the sample records and the schemas of records without importing React, so that tests can use them in Node.
 */
export { auditEntrySchema } from '../domain/audit/audit-entry.schema';
export { notificationSchema } from '../domain/notification/notification.schema';
export { processAlertSchema } from '../domain/process/process-alert';
export { defaultPreferences } from '../domain/profile/preferences';
export { preferencesSchema } from '../domain/profile/preferences.schema';
export { profileSchema } from '../domain/profile/profile.schema';
export { transactionSchema } from '../domain/transaction/transaction.schema';
export { auditEntries } from '../fixtures/audit-entries';
export { clients } from '../fixtures/clients';
export { complianceRecords } from '../fixtures/compliance-records';
export { contracts } from '../fixtures/contracts';
export { notifications } from '../fixtures/notifications';
export { processAlerts, processes } from '../fixtures/processes';
export { createSampleProfile, profiles } from '../fixtures/profiles';
export { namedTransactions, transactions } from '../fixtures/transactions';
export { sampleConstants } from '../fixtures/sample-constants';
export { createSampleContents } from '../workspace/test-support/seeds';
