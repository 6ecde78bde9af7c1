export { auditActionLabel, auditPortalLabel } from './audit-action';
export { auditCsvColumns } from './audit-csv';
export type { AuditEntry } from './audit-entry.schema';
export { newestEntryFirst, revisionOf, isSampleEntry } from './newest-entries';
