export { auditActionLabel } from './audit-action';
export { auditEntrySchema, type AuditEntry } from './audit-entry.schema';
export { isSampleEntry } from './sample-entry';
