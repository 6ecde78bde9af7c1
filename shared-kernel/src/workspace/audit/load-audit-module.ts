import type { AuditEntry } from '../../domain/audit';
import type { Change } from '../database/source';
import type { LogHead } from '../database/log-head';
import { type Linked, isLogged } from '../database/apply-changes';
import { RefusedError } from '../database/source-errors';
import type { LogVerdict } from './verify-log';

/** Loads what makes and verifies digests. No page needs it to show something. */
export async function loadAuditModule() {
  try {
    return await import(/* webpackChunkName: "evidence" */ './audit-module');
  } catch (cause) {
    const message =
      'The audit log could not be loaded, so nothing was changed. Check the connection, then try again.';
    throw new RefusedError(message, { cause });
  }
}

/** Loads it with the first input on the page, before a command needs it. */
export function prefetchAuditModule(): void {
  const first = new AbortController();
  const load = () => {
    first.abort();
    loadAuditModule().catch(() => undefined);
  };
  const options = { capture: true, signal: first.signal };
  for (const kind of ['pointerdown', 'keydown', 'input'])
    window.addEventListener(kind, load, options);
}

/**
 * The SHA-256 digest of a file's bytes, as hexadecimal digits, made by what makes those of the audit log.
 *
 * @example
 * await fileDigest(new TextEncoder().encode('abc')); // 'ba7816bf…', 64 digits
 */
export async function fileDigest(bytes: Uint8Array): Promise<string> {
  const { bytesDigest } = await loadAuditModule();
  return bytesDigest(bytes);
}

/**
 * Checks from the first entry on that each entry follows the one before, up to the stored head.
 *
 * @example
 * const { entries, head } = await transaction.source.readLog();
 * const verdict = await verifyLog(entries, head);
 */
export const verifyLog = async (
  entries: readonly AuditEntry[],
  head?: LogHead,
): Promise<LogVerdict> => (await loadAuditModule()).verifyLog(entries, head);

/**
 * A pair of keys of this browser by its name, made when it is first needed. Rejects if the browser stores no keys or the
 * page has no secure connection.
 *
 * @example
 * const makePair = () => crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']);
 * const { publicKey } = await keyPair('approval', makePair);
 */
export const keyPair = async (
  name: string,
  make: () => Promise<CryptoKeyPair>,
): Promise<CryptoKeyPair> => (await loadAuditModule()).keyPair(name, make);

/**
 * The pair of keys of a name, if this browser has one. Rejects as `keyPair` does.
 *
 * @example
 * const pair = await storedKeyPair('approval');
 */
export const storedKeyPair = async (name: string): Promise<CryptoKeyPair | undefined> =>
  (await loadAuditModule()).storedKeyPair(name);

/** Gives the entries among changes their places in the log, under the write lock. Without a head the log is read. */
export async function linkChanges(
  changes: readonly Change[],
  head: LogHead | undefined,
  readLog: () => Promise<readonly AuditEntry[]>,
): Promise<Linked> {
  if (!changes.some(isLogged)) return { changes, head };
  const { lastEntryHead, linkAll } = await loadAuditModule();
  return linkAll(changes, head ?? lastEntryHead(await readLog()));
}
