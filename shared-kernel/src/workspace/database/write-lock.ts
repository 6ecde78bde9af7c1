import { StorageError } from './source-errors';

/** Maximum time in milliseconds to wait while another tab holds the lock. */
const maxWaitMs = 10_000;

/** Returns the Web Locks API, which old browsers and insecure pages lack. */
function lockManager(): LockManager | undefined {
  const browser: { readonly locks?: LockManager } = navigator;
  return browser.locks;
}

export const supportsWebLocks = (): boolean => lockManager() !== undefined;

/**
 * Runs work while holding an exclusive lock that all tabs share. Rejects with `busy` after ten seconds. The lock is
 * never stolen, because a frozen tab may continue its work later. Without Web Locks, the work runs immediately.
 */
export async function withWriteLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = lockManager();
  if (!locks) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), maxWaitMs);
  try {
    return await locks.request(name, { signal: waiting.signal }, () => {
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    throw waiting.signal.aborted ? new StorageError('busy') : error;
  }
}
