import type { AuditEntry } from '../../domain/audit';
import type { Change } from '../store/source';
import { createTimeSlices } from '../long-lists/time-slices';
import { isLogged, type Linked } from '../store/apply-changes';
import type { LogHead } from './log-head';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';

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

/** Half of a character in JSON text, which no canonical JSON has. */
const halfCharacter = /(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g;

/** A value as JSON has it: nothing undefined, no number that is none, and every character whole. */
export function plainJson<T>(value: T): T {
  const text = JSON.stringify(value);
  return JSON.parse(text.includes('\\ud') ? text.replace(halfCharacter, '$1\ufffd') : text) as T;
}

/** A value as the one text that RFC 8785 has for it; what that has no text for, as JSON has it. */
export function canonicalText(value: unknown): string {
  try {
    return canonicalize(value) ?? '';
  } catch {
    return canonicalize(plainJson(value)) ?? '';
  }
}

/** The SHA-256 digest of a value's canonical JSON, as hexadecimal digits. */
export const digestOf = (value: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(canonicalText(value))));

/** The SHA-256 digest of bytes, as hexadecimal digits. */
export const bytesDigest = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));

/** A digest over values one after another, each a line of canonical JSON. */
export function createLinesDigest() {
  const hash = sha256.create();
  let count = 0;
  return {
    add(value: unknown) {
      hash.update(utf8ToBytes(`${canonicalText(value)}\n`));
      count += 1;
    },
    end: () => ({ digest: bytesToHex(hash.digest()), count }),
  };
}
