import { keepsNothing } from './behaviour';
import { onStoredElsewhere } from './page-return';
import { durableStorage, sessionScopedStorage, type SafeStorage } from './safe-storage';

interface Remembered extends Pick<SafeStorage, 'get' | 'set'> {
  /** Calls `listener` when another tab may have changed what is kept under a key. The result stops it. */
  follow(key: string, listener: () => void): () => void;
}

/** In `reference` nothing outlives the page but what the specification stores itself: nothing is found, nothing kept. */
const unlessReference = (storage: SafeStorage): Remembered => ({
  get: (key) => (keepsNothing() ? null : storage.get(key)),
  set(key, value) {
    if (!keepsNothing()) storage.set(key, value);
  },
  follow: (key, listener) => (keepsNothing() ? () => undefined : onStoredElsewhere(key, listener)),
});

/**
 * What the product remembers by itself beyond the browser session. Callers store here and know no switch.
 *
 * @example
 * rememberedStorage.set('tf_seen', now);
 */
export const rememberedStorage = unlessReference(durableStorage);

/** The same for as long as the browser tab lives. */
export const tabRememberedStorage = unlessReference(sessionScopedStorage);
