import { StorageError } from './source-errors';

/** The longest wait for another tab, in milliseconds. */
const maxWaitMs = 10_000;

/** Insecure pages and old browsers have none. */
function lockManager(): LockManager | undefined {
  const browser: { readonly locks?: LockManager } = navigator;
  return browser.locks;
}

/** Whether the browser can make its tabs write one after another. */
export const hasLocks = (): boolean => lockManager() !== undefined;

/** Another tab is writing. */
export const busy = () => new StorageError('busy', 'Another tab is writing.');

export const isBusy = (error: unknown): boolean =>
  error instanceof StorageError && error.reason === 'busy';

/**
 * Runs work while no other tab runs work under this name. Rejects as `busy` after ten seconds. The lock is never
 * stolen, because a frozen holder may continue. Without Web Locks the work runs at once.
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
    throw waiting.signal.aborted ? busy() : error;
  }
}
