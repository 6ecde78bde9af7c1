import type { AuditEntry } from './audit-entry.schema';
import { newestEntryFirst } from './newest-entries';

/** How often a record was changed, and the ISO instant of the last change where it was. */
export interface Revision {
  readonly sequence: number;
  readonly lastModified: string | undefined;
}

/** The revision of the record that entries of the log are about; it only grows, in whichever section of the log they are. */
export function revisionOf(entries: readonly AuditEntry[]): Revision {
  const [newest] = entries.toSorted(newestEntryFirst);
  return { sequence: Math.max(entries.length, newest?.seq ?? 0), lastModified: newest?.at };
}
