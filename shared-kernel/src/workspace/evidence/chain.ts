import type { AuditEntry } from '../../domain/audit';
import type { Change } from '../store/source';
import { createTimeSlices } from '../long-lists/time-slices';
import { createLinesDigest, digestOf, plainJson } from './digest';
import { isLogged, type Linked } from './linked';
import type { LogHead } from './log-head';

/** The head that an entry is. */
export const headOf = (entry: AuditEntry): LogHead => ({
  seq: entry.seq ?? 0,
  digest: digestOf(entry),
});

/** An entry in its place after the head, not the one it came with; `closed` where it closes a section. */
export function linkEntry(
  entry: AuditEntry,
  head: LogHead,
  closed?: AuditEntry['closed'],
): AuditEntry {
  return plainJson({
    ...entry,
    seq: head.seq + 1,
    prev: head.digest,
    sealed: head.seq === 0 ? (head.sealed ?? 0) : undefined,
    closed,
  });
}

/** Gives the entries among changes their places after the head; one of them may close a section. */
export function linkAll(
  changes: readonly Change[],
  head: LogHead,
  closing?: { readonly line: Change; readonly closed: AuditEntry['closed'] },
): Linked & { readonly head: LogHead } {
  let last = head;
  const linked = changes.map((change) => {
    if (!isLogged(change)) return change;
    const closed = change === closing?.line ? closing.closed : undefined;
    const next = linkEntry(change.next, last, closed);
    last = headOf(next);
    return { ...change, next };
  });
  return { changes: linked, head: last };
}

/** Where a log with these entries goes on, in the order of their ids. */
export async function headOfStanding(batches: AsyncIterable<readonly object[]>): Promise<LogHead> {
  const slices = createTimeSlices();
  const seal = createLinesDigest();
  let last: AuditEntry | undefined;
  for await (const batch of batches) {
    for (const entry of batch as readonly AuditEntry[]) {
      if (entry.seq === undefined) seal.add(entry);
      else if (last?.seq === undefined || entry.seq > last.seq) last = entry;
      if (slices.isDue()) await slices.yieldToBrowser();
    }
  }
  if (last) return headOf(last);
  const { digest, count } = seal.end();
  return { seq: 0, digest, sealed: count };
}
