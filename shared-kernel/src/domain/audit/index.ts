export { auditActionLabel } from './audit-action';
export { auditCsvColumns } from './audit-csv';
export type { AuditEntry } from './audit-entry.schema';
export { auditPlaceLabel } from './entry-place';
export { newestEntryFirst, revisionOf } from './newest-entries';
export { isSampleEntry } from './sample-entry';
