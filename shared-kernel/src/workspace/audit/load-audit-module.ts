import type { AuditEntry } from '../../domain/audit';
import type { Change } from '../database/source';
import type { LogHead } from '../../domain/audit/log-head';
import { type LinkedChanges, isAuditEntryChange } from '../database/apply-changes';
import { loadModule } from '../commands/load-module';
import type { LogVerificationResult } from './verify-log';

/** Loads the module that computes and verifies digests. The first view of a page never needs it. */
export const loadAuditModule = () =>
  loadModule(
    import(/* webpackChunkName: "evidence" */ './audit-module'),
    'The audit log could not be loaded, so nothing was changed.',
  );

/** Prefetches the audit module at the first user input, before a command needs it. */
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
 * Returns the SHA-256 digest of a file’s bytes, in hexadecimal.
 *
 * @example
 * await computeFileDigest(new TextEncoder().encode('abc')); // 'ba7816bf…', 64 digits
 */
export const computeFileDigest = async (bytes: Uint8Array): Promise<string> =>
  (await loadAuditModule()).computeBytesDigest(bytes);

/** Checks that each entry of the audit log follows the previous one, from the first up to the stored head. */
export const verifyLog = async (
  entries: readonly AuditEntry[],
  head?: LogHead,
): Promise<LogVerificationResult> => (await loadAuditModule()).verifyLog(entries, head);

/**
 * Returns the key pair with this name, and creates it on the first call. Key pairs are stored only in this browser.
 * Rejects if the browser cannot store keys or the page is not secure.
 *
 * @example
 * const makePair = () => crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']);
 * const { publicKey } = await getOrCreateKeyPair('approval', makePair);
 */
export const getOrCreateKeyPair = async (
  name: string,
  make: () => Promise<CryptoKeyPair>,
): Promise<CryptoKeyPair> => (await loadAuditModule()).getOrCreateKeyPair(name, make);

/**
 * Returns the key pair with this name, or `undefined` if this browser has none. Rejects if the browser cannot store
 * keys or the page is not secure.
 *
 * @example
 * const pair = await findKeyPair('approval');
 */
export const findKeyPair = async (name: string): Promise<CryptoKeyPair | undefined> =>
  (await loadAuditModule()).findKeyPair(name);

/**
 * Adds log positions and digests to the audit entries in the changes. Without a stored head, the function reads the log
 * to find the last entry. Call it only while holding the write lock.
 */
export async function linkChanges(
  changes: readonly Change[],
  head: LogHead | undefined,
  readLog: () => Promise<readonly AuditEntry[]>,
): Promise<LinkedChanges> {
  if (!changes.some(isAuditEntryChange)) return { changes, head };
  const { findLastHead, linkEntries } = await loadAuditModule();
  return linkEntries(changes, head ?? findLastHead(await readLog()));
}
