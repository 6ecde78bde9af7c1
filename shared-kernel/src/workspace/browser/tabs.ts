import { onPageReturn } from '../../shell/page-return';
import { StorageError } from '../store/source-errors';

export interface TabChannel {
  /** Tells the other tabs that something was written. */
  readonly tell: () => void;
  readonly close: () => void;
}

/**
 * The other tabs of this browser that have the same database open; its log says what they wrote. A tab that is left
 * in the instant after it wrote says nothing, and a frozen one hears nothing: a page that is looked at again calls
 * `onWritten` without a message.
 */
export function openTabChannel(name: string, onWritten: () => void): TabChannel {
  const join = () => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    const joined = new BroadcastChannel(name);
    joined.onmessage = onWritten;
    return joined;
  };
  let channel = join();
  // A message would evict the page from the back/forward cache.
  const onHidden = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    channel?.close();
    channel = undefined;
  };
  window.addEventListener('pagehide', onHidden);
  const stopLooking = onPageReturn(() => {
    channel ??= join();
    onWritten();
  });
  return {
    tell: () => channel?.postMessage('written'),
    close: () => {
      window.removeEventListener('pagehide', onHidden);
      stopLooking();
      channel?.close();
      // A write that was under way may still want to tell.
      channel = undefined;
    },
  };
}

/** How long another tab may keep this one from writing, in milliseconds. */
const patienceMs = 10_000;

/** Insecure pages and old browsers have none. */
function lockManager(): LockManager | undefined {
  const browser: { readonly locks?: LockManager } = navigator;
  return browser.locks;
}

/** Whether the browser has its tabs take turns. */
export const hasLocks = (): boolean => lockManager() !== undefined;

/** Another tab is writing, and does not end or was not waited for. */
export const busy = () => new StorageError('busy', 'Another tab is writing.');

export const isBusy = (error: unknown): boolean =>
  error instanceof StorageError && error.reason === 'busy';

/**
 * Does work while no other tab does any under this name. Who cannot have the lock for long, its
 * holder being frozen, gives up; the lock is never taken from its holder, which may yet go on. Where
 * the browser has no locks, the page works alone.
 */
export async function whileLocked<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = lockManager();
  if (!locks) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patienceMs);
  try {
    return await locks.request(name, { signal: waiting.signal }, () => {
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    throw waiting.signal.aborted ? busy() : error;
  }
}
