import { keepsNothing } from './behaviour';
import { onStoredElsewhere } from './page-return';
import { durableStorage, sessionScopedStorage, type SafeStorage } from './safe-storage';

interface Remembered extends Pick<SafeStorage, 'get' | 'set'> {
  /**
   * Calls `listener` when another tab may have changed the value of a key. Returns a function that removes the
   * listener.
   */
  follow(key: string, listener: () => void): () => void;
}

/**
 * In `reference`, only data named in the specification is stored beyond the page, so this storage is always empty.
 */
const unlessReference = (storage: SafeStorage): Remembered => ({
  get: (key) => (keepsNothing() ? null : storage.get(key)),
  set(key, value) {
    if (!keepsNothing()) storage.set(key, value);
  },
  follow: (key, listener) => (keepsNothing() ? () => undefined : onStoredElsewhere(key, listener)),
});

/**
 * Storage for data that lasts beyond the browser session. It stores nothing in `reference`, so callers do not check
 * the behaviour.
 *
 * @example
 * rememberedStorage.set('tf_seen', now);
 */
export const rememberedStorage = unlessReference(durableStorage);

/** Like `rememberedStorage`, but for the lifetime of the browser tab. */
export const tabRememberedStorage = unlessReference(sessionScopedStorage);
