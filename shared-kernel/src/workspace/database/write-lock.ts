import { StorageError } from './source-errors';

/** Maximum wait for the lock of another tab, in milliseconds. */
const maxWaitMs = 10_000;

/** Insecure pages and old browsers have no Web Locks. */
function lockManager(): LockManager | undefined {
  const browser: { readonly locks?: LockManager } = navigator;
  return browser.locks;
}

export const hasLocks = (): boolean => lockManager() !== undefined;

export const createBusyError = () => new StorageError('busy', 'Another tab is writing.');

export const isBusyError = (error: unknown): boolean =>
  error instanceof StorageError && error.reason === 'busy';

/**
 * Runs work under an exclusive lock that all tabs share; rejects with `busy` after ten seconds. The lock is never
 * stolen, because a frozen tab may continue its work. Without Web Locks, the work runs immediately.
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
    throw waiting.signal.aborted ? createBusyError() : error;
  }
}
