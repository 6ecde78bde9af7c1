import { isPersistenceDisabled } from './behaviour';
import { onStorageChange } from './on-page-return';
import { durableStorage, sessionScopedStorage, type SafeStorage } from './safe-storage';

interface Remembered extends Pick<SafeStorage, 'get' | 'set'> {
  follow(key: string, listener: () => void): () => void;
}

/**
 * Wraps a storage so that it stores nothing in `reference` mode. Data that the specification names uses the storage
 * directly.
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
 * Storage for data that lasts beyond the browser session. In `reference` mode it stores nothing, so callers need not
 * check the mode.
 *
 * @example
 * liveStorage.set('tf_seen', now);
 */
export const liveStorage = disableInReference(durableStorage);

/** Like `liveStorage`, but for data that is deleted when the browser tab closes. */
export const liveTabStorage = disableInReference(sessionScopedStorage);
