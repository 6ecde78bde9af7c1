export { auditActionLabel } from './audit-action';
export { auditEntrySchema, auditSubjectSchema, type AuditEntry, type AuditSubject, } from './audit-entry.schema';
export { auditCsvColumns, filterAudit, type AuditFilter } from './filter-audit';
export { isSampleEntry } from './sample-entry';
