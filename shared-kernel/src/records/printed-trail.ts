import { auditActionLabel, newestEntryFirst, type AuditEntry } from '../domain/audit';
import { formatDateTime, unknownText } from '../format';
import type { PrintedTable } from './printed-record';

/** Who did what to a record and when, newest first, as paper shows it. */
export const printedTrail = (entries: readonly AuditEntry[]): PrintedTable => ({
  title: 'Audit trail',
  columns: ['Time', 'Who', 'What', 'Note'],
  rows: entries
    .toSorted(newestEntryFirst)
    .map(({ at, actor, action, label, note }) => [
      formatDateTime(at),
      actor,
      auditActionLabel({ action, label }),
      note ?? unknownText,
    ]),
  empty: 'Nothing was recorded.',
});
