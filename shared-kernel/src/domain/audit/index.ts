export { getAuditActionLabel, getAuditPortalLabel } from './audit-action';
export { auditCsvColumns } from './audit-csv';
export type { AuditEntry } from './audit-entry.schema';
export { compareNewestFirst, getRecordRevision, isSampleAuditEntry } from './compare-newest-first';
