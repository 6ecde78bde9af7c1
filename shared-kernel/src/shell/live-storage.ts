import { isPersistenceDisabled } from './behaviour';
import { onStorageChange } from './page-return';
import { durableStorage, sessionScopedStorage, type SafeStorage } from './safe-storage';

interface Remembered extends Pick<SafeStorage, 'get' | 'set'> {
  follow(key: string, listener: () => void): () => void;
}

/**
 * Returns a storage that is always empty in `reference` mode, where only data named in the specification outlasts the
 * page.
 */
const disableInReference = (storage: SafeStorage): Remembered => ({
  get: (key) => (isPersistenceDisabled() ? null : storage.get(key)),
  set(key, value) {
    if (!isPersistenceDisabled()) storage.set(key, value);
  },
  follow: (key, listener) =>
    isPersistenceDisabled() ? () => undefined : onStorageChange(key, listener),
});

/**
 * Storage for data that lasts beyond the browser session. It stores nothing in `reference` mode, so callers do not need
 * to check the mode.
 *
 * @example
 * liveStorage.set('tf_seen', now);
 */
export const liveStorage = disableInReference(durableStorage);

/** Like `liveStorage`, but only until the browser tab closes. */
export const liveTabStorage = disableInReference(sessionScopedStorage);
