import { createNewestFirstComparator } from 'shared-kernel/format';
import type { AuditEntry } from './audit-entry.schema';

type Placed = Pick<AuditEntry, 'at' | 'seq'>;

const byMoment = createNewestFirstComparator<Placed>(({ at }) => at);

/** Compares audit entries, newest first. Entries without `seq` come last, sorted by time. */
export function compareNewestFirst(a: Placed, b: Placed): number {
  if (a.seq !== undefined && b.seq !== undefined) return b.seq - a.seq;
  if (a.seq !== undefined) return -1;
  return b.seq !== undefined ? 1 : byMoment(a, b);
}

interface Revision {
  readonly sequence: number;
  readonly lastModified: string | undefined;
}

/** Returns the revision of a record, derived from its audit entries. The revision number never decreases. */
export function getRecordRevision(entries: readonly AuditEntry[]): Revision {
  const [newest] = entries.toSorted(compareNewestFirst);
  return { sequence: Math.max(entries.length, newest?.seq ?? 0), lastModified: newest?.at };
}

const sampleId = /^AU-\d{3}(?:-\d+)?$/;

/** Whether an audit entry belongs to the sample data. Sample entries have shorter ids than recorded entries. */
export const isSampleAuditEntry = ({ id }: Pick<AuditEntry, 'id'>): boolean => sampleId.test(id);
