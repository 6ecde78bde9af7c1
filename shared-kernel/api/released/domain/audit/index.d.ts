export { auditActionLabel } from './audit-action';
export type { AuditEntry } from './audit-entry.schema';
export { isSampleEntry } from './sample-entry';
