import type { AuditEntry } from '../../domain/audit';
import { createTimeSlices } from '../time-slices';
import { createLinesDigest, digestOf, plainJson } from './digest';

/** What the next entry follows: the last one's place and digest, or the seal over what had no place. */
export interface LogHead {
  readonly seq: number;
  readonly digest: string;
  /** How many entries without a place the seal is over; told where `seq` is 0. */
  readonly sealed?: number | undefined;
}

/** The head that an entry is. */
export const headOf = (entry: AuditEntry): LogHead => ({
  seq: entry.seq ?? 0,
  digest: digestOf(entry),
});

/** An entry in its place after the head, whatever place it came with. */
export function linkEntry(entry: AuditEntry, head: LogHead): AuditEntry {
  return plainJson({
    ...entry,
    seq: head.seq + 1,
    prev: head.digest,
    sealed: head.seq === 0 ? (head.sealed ?? 0) : undefined,
  });
}

/** Where a log goes on of which these entries stand, in the order of their ids. */
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
