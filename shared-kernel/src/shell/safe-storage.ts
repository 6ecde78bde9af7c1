/**
 * Browser storage whose methods never throw. If the storage is blocked or full, values stay in memory until the page
 * closes.
 */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

type StorageName = 'localStorage' | 'sessionStorage';

function createSafeStorage(name: StorageName): SafeStorage {
  const page = new Map<string, string | null>();

  return {
    get(key) {
      const held = page.get(key);
      if (held !== undefined) return held;
      try {
        return window[name].getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        window[name].setItem(key, value);
        page.delete(key);
      } catch {
        page.set(key, value);
      }
    },
    remove(key) {
      try {
        window[name].removeItem(key);
        page.delete(key);
      } catch {
        page.set(key, null);
      }
    },
  };
}

/**
 * Storage that outlives the browser session, for example for preferences.
 *
 * @example
 * durableStorage.set(preferencesKey, '{}');
 */
export const durableStorage = createSafeStorage('localStorage');

/**
 * Storage that lasts until the browser tab closes, for example for the portal session and the mode set by the URL.
 *
 * @example
 * const chosen = sessionScopedStorage.get(behaviourKey);
 */
export const sessionScopedStorage = createSafeStorage('sessionStorage');
