import type { AuditEntry } from '../../domain/audit';
import type { Change } from '../database/source';
import { isAuditEntryChange, type LinkedChanges } from '../database/apply-changes';
import type { LogHead } from '../../domain/audit/log-head';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';

export const createLogHead = (entry: AuditEntry): LogHead => ({
  seq: entry.seq ?? 0,
  digest: computeDigest(entry),
});

/** Returns the audit entry with its log position and the digest of the previous entry. */
export const linkEntry = (entry: AuditEntry, head: LogHead | undefined): AuditEntry =>
  toPlainJson({ ...entry, seq: (head?.seq ?? 0) + 1, prev: head?.digest });

/**
 * Adds the log position and the previous entry’s digest to each audit entry in the changes. Positions continue from the
 * last entry of the log.
 */
export function linkEntries(changes: readonly Change[], head: LogHead | undefined): LinkedChanges {
  let last = head;
  const linked = changes.map((change) => {
    if (!isAuditEntryChange(change)) return change;
    const next = linkEntry(change.next, last);
    last = createLogHead(next);
    return { ...change, next };
  });
  return { changes: linked, head: last };
}

/** Returns the position and digest of the last of these entries, or `undefined` if none has a position. */
export function findLastHead(entries: readonly AuditEntry[]): LogHead | undefined {
  const placed = entries.filter(({ seq }) => seq !== undefined);
  const last = placed.toSorted((a, b) => (a.seq ?? 0) - (b.seq ?? 0)).at(-1);
  return last && createLogHead(last);
}

/** Matches a lone surrogate in JSON text, which canonical JSON must not contain. */
const halfCharacter = /(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g;

/**
 * Converts a value to plain JSON data. `undefined` is omitted, `NaN` becomes `null`, and lone surrogates are replaced.
 */
export function toPlainJson<T>(value: T): T {
  const text = JSON.stringify(value);
  return JSON.parse(text.includes('\\ud') ? text.replace(halfCharacter, '$1\ufffd') : text) as T;
}

export function toCanonicalJson(value: unknown): string {
  try {
    return canonicalize(value) ?? '';
  } catch {
    return canonicalize(toPlainJson(value)) ?? '';
  }
}

/** Returns the SHA-256 digest of a value’s canonical JSON (RFC 8785), in hexadecimal. */
export const computeDigest = (value: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(toCanonicalJson(value))));

export const computeBytesDigest = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));
