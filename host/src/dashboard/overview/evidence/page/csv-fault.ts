import { auditCsvColumns, type AuditEntry } from 'shared-kernel/domain/audit';
import { csvContent } from 'shared-kernel/format';

/** A text as it is once a file of HTML has held it. */
const asRead = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\ufffd');

/**
 * The place among the entries, from 1, of the first that a CSV says otherwise than the entries do, 0 for its
 * header, one more than there are for what comes after them; `undefined` where it says what they do.
 */
export function csvFault(csv: string, entries: readonly AuditEntry[]): number | undefined {
  const text = asRead(csv);
  const header = asRead(csvContent(auditCsvColumns, []));
  if (!text.startsWith(header)) return 0;
  let at = header.length;
  for (const [index, entry] of entries.entries()) {
    const row = asRead(csvContent(auditCsvColumns, [entry])).slice(header.length);
    if (!text.startsWith(row, at)) return index + 1;
    at += row.length;
  }
  return text.slice(at).trim() === '' ? undefined : entries.length + 1;
}
