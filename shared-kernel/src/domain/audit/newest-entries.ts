import { newestFirst } from 'shared-kernel/format';
import type { AuditEntry } from './audit-entry.schema';

type Placed = Pick<AuditEntry, 'at' | 'seq'>;

const byMoment = newestFirst<Placed>(({ at }) => at);

/**
 * The order of the log, newest first: by the entries' places in it, no matter what the clock said, and then
 * those of before entries had places, by their moments.
 */
export function newestEntryFirst(a: Placed, b: Placed): number {
  if (a.seq !== undefined && b.seq !== undefined) return b.seq - a.seq;
  if (a.seq !== undefined) return -1;
  return b.seq !== undefined ? 1 : byMoment(a, b);
}

/** How often a record was changed, and the ISO instant of the last change where it was. */
interface Revision {
  readonly sequence: number;
  readonly lastModified: string | undefined;
}

/** The revision of the record that entries of the log are about; it only grows, in whichever section of the log they are. */
export function revisionOf(entries: readonly AuditEntry[]): Revision {
  const [newest] = entries.toSorted(newestEntryFirst);
  return { sequence: Math.max(entries.length, newest?.seq ?? 0), lastModified: newest?.at };
}

const sampleId = /^AU-\d{3}(?:-\d+)?$/;

/** Whether an entry came with the sample; of whichever seeding; what the workspace records has a longer id. */
export const isSampleEntry = ({ id }: Pick<AuditEntry, 'id'>): boolean => sampleId.test(id);
