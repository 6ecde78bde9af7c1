import { isSampleAuditEntry, type AuditEntry } from '../../domain/audit';
import { createTimeSlices } from '../../shell/time-slices';
import { computeDigest } from './link-entries';
import type { LogHead } from '../../domain/audit/log-head';

/** The first inconsistency in the audit log: an entry that was changed, removed, added or reordered. */
export interface LogFault {
  readonly kind: 'changed' | 'removed' | 'added' | 'reordered';
  readonly seq: number;
  readonly entry?: AuditEntry | undefined;
}

/** The result of verifying the log. `count` is the number of entries in the chain. */
export type LogVerificationResult =
  | { readonly status: 'empty' }
  | { readonly status: 'invalid'; readonly count: number; readonly fault: LogFault }
  | { readonly status: 'verified'; readonly count: number; readonly head: LogHead };

interface Link {
  readonly entry: AuditEntry;
  readonly seq: number;
  readonly digest: string;
}

async function linksOf(entries: readonly AuditEntry[]): Promise<Link[]> {
  const slices = createTimeSlices();
  const links: Link[] = [];
  for (const entry of entries) {
    if (entry.seq !== undefined)
      links.push({ entry, seq: entry.seq, digest: computeDigest(entry) });
    if (slices.isDue()) await slices.yieldToBrowser();
  }
  return links.sort((a, b) => a.seq - b.seq);
}

function faultInChain(links: readonly Link[], head: LogHead | undefined): LogFault | undefined {
  const following = new Map(links.map(({ entry }) => [entry.prev, entry]));
  const isKnown = ({ digest }: Link) => following.has(digest) || digest === head?.digest;

  for (const [at, link] of links.entries()) {
    const [before, after] = [links[at - 1], links[at + 1]];
    const { seq, entry } = link;
    const expected = at + 1;
    if (seq > expected) return { kind: 'removed', seq: expected };
    if (seq < expected) return { kind: 'added', seq, entry };
    if (after?.seq === seq) {
      // If two entries have the same position, reports as added the entry to which no later entry refers.
      const isAfterAdded =
        isKnown(link) === isKnown(after) ? entry.prev === before?.digest : isKnown(link);
      return { kind: 'added', seq, entry: isAfterAdded ? after.entry : entry };
    }
    if (before && entry.prev !== before.digest) {
      const next = following.get(before.digest);
      if (next && next !== entry) return { kind: 'reordered', seq, entry };
      const isUnchanged = after?.entry.prev === link.digest || head?.digest === link.digest;
      const changed = isUnchanged ? before : link;
      return { kind: 'changed', seq: changed.seq, entry: changed.entry };
    }
  }
  return undefined;
}

function faultAtEnd(links: readonly Link[], head: LogHead): LogFault | undefined {
  const last = links[head.seq - 1];
  if (!last) return { kind: 'removed', seq: links.length + 1 };
  if (last.digest !== head.digest) return { kind: 'changed', seq: head.seq, entry: last.entry };
  const added = links[head.seq];
  return added && { kind: 'added', seq: added.seq, entry: added.entry };
}

/** Reports a fault after the stored head as an added entry. Every command that adds an entry also moves the head. */
const afterHead = (fault: LogFault, head: LogHead | undefined): LogFault =>
  head && fault.seq > head.seq ? { ...fault, kind: 'added' } : fault;

/**
 * Verifies that each entry contains the digest of the previous one, up to the stored head. Entries of the sample data
 * are not part of the chain.
 */
export async function verifyLog(
  entries: readonly AuditEntry[],
  head?: LogHead,
): Promise<LogVerificationResult> {
  const links = await linksOf(entries);
  const count = links.length;
  const unplaced = entries.find((entry) => entry.seq === undefined && !isSampleAuditEntry(entry));
  if (unplaced)
    return { status: 'invalid', count, fault: { kind: 'added', seq: 0, entry: unplaced } };
  const inChain = faultInChain(links, head);
  const fault = inChain ? afterHead(inChain, head) : head && faultAtEnd(links, head);
  if (fault) return { status: 'invalid', count, fault };
  const last = links.at(-1);
  if (!last) return { status: 'empty' };
  return { status: 'verified', count, head: { seq: last.seq, digest: last.digest } };
}
