import { readBehaviour } from './behaviour';
import { durableStorage, sessionScopedStorage, type SafeStorage } from './safe-storage';

type Remembered = Pick<SafeStorage, 'get' | 'set'>;

/** In `reference` nothing outlives the page but what the specification stores itself: nothing is found, nothing kept. */
const unlessReference = (storage: SafeStorage): Remembered => ({
  get: (key) => (readBehaviour() === 'reference' ? null : storage.get(key)),
  set(key, value) {
    if (readBehaviour() !== 'reference') storage.set(key, value);
  },
});

/** What the product remembers by itself beyond the browser session. Whoever remembers does it here and knows no switch. */
export const rememberedStorage = unlessReference(durableStorage);

/** The same for as long as the browser tab lives. */
export const tabRememberedStorage = unlessReference(sessionScopedStorage);
