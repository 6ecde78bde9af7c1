import type { AuditEntry } from './audit-entry.schema';

/** Removes the note and the changed values from an audit entry. */
export function omitAuditDetails(entry: AuditEntry): AuditEntry {
  const { note: _note, before: _before, after: _after, ...shown } = entry;
  return shown;
}
