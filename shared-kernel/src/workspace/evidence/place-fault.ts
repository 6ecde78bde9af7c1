import type { AuditEntry } from '../../domain/audit';
import { headOf } from './chain';
import type { LogHead } from './log-head';

export interface Standing {
  /** What the log's next entry follows. */
  readonly head: LogHead | undefined;
  /** The entry at a place. */
  readonly entryAt: (seq: number) => Promise<AuditEntry | undefined>;
}

/**
 * What is wrong with the places of entries that were made for a log which may have gone on since:
 * each is to follow the one before, and the first what it followed then; `undefined` where nothing is.
 */
export async function placeFault(
  entries: readonly AuditEntry[],
  { head, entryAt }: Standing,
): Promise<string | undefined> {
  const [first] = entries;
  if (first?.seq === undefined) return 'Its line has no place in the log.';
  const next = (head?.seq ?? 0) + 1;
  if (first.seq > next) return 'Its line does not follow the log’s entries.';
  const stands = first.seq === next ? head?.digest : (await entryAt(first.seq))?.prev;
  if (stands !== first.prev) return 'Its line does not follow the log’s entries.';
  let before = headOf(first);
  for (const entry of entries.slice(1)) {
    if (entry.seq !== before.seq + 1 || entry.prev !== before.digest) {
      return 'Its lines do not follow one another.';
    }
    before = headOf(entry);
  }
  return undefined;
}
