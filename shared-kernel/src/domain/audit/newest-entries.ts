import { newestFirst } from 'shared-kernel/format';
import type { AuditEntry } from './audit-entry.schema';

type Placed = Pick<AuditEntry, 'at' | 'seq'>;

const byMoment = newestFirst<Placed>(({ at }) => at);

/**
 * Sorts entries of the audit log newest first: by `seq`, regardless of their times. Entries without `seq` come last,
 * by time.
 */
export function newestEntryFirst(a: Placed, b: Placed): number {
  if (a.seq !== undefined && b.seq !== undefined) return b.seq - a.seq;
  if (a.seq !== undefined) return -1;
  return b.seq !== undefined ? 1 : byMoment(a, b);
}

/** The number of changes, and the ISO instant of the last one if there is any. */
interface Revision {
  readonly sequence: number;
  readonly lastModified: string | undefined;
}

/** The revision of a record, from the audit entries about it. Its sequence number only increases. */
export function revisionOf(entries: readonly AuditEntry[]): Revision {
  const [newest] = entries.toSorted(newestEntryFirst);
  return { sequence: Math.max(entries.length, newest?.seq ?? 0), lastModified: newest?.at };
}

const sampleId = /^AU-\d{3}(?:-\d+)?$/;

/** Whether an entry belongs to the sample. Entries that the workspace records have longer ids. */
export const isSampleEntry = ({ id }: Pick<AuditEntry, 'id'>): boolean => sampleId.test(id);
