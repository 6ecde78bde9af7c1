export { auditActionLabel } from './audit-action';
export {
  auditEntrySchema,
  auditSubjectSchema,
  type AuditEntry,
  type AuditSubject,
} from './audit-entry.schema';
export { isSampleEntry } from './sample-entry';
