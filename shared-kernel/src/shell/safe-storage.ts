/**
 * Browser storage that never throws. If the storage is blocked or full, values stay in memory until the page closes,
 * and `isDurable` returns `false`.
 */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  isDurable(): boolean;
}

type StorageName = 'localStorage' | 'sessionStorage';

function openStorage(name: StorageName): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}

function createSafeStorage(name: StorageName): SafeStorage {
  const page = new Map<string, string | null>();

  return {
    get(key) {
      const held = page.get(key);
      if (held !== undefined) return held;
      try {
        return openStorage(name)?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        const storage = openStorage(name);
        if (!storage) throw new Error(`${name} is blocked`);
        storage.setItem(key, value);
        page.delete(key);
      } catch {
        page.set(key, value);
      }
    },
    remove(key) {
      try {
        openStorage(name)?.removeItem(key);
        page.delete(key);
      } catch {
        page.set(key, null);
      }
    },
    isDurable() {
      try {
        const storage = openStorage(name);
        if (!storage) return false;
        const probe = 'tf_storage_probe';
        storage.setItem(probe, probe);
        storage.removeItem(probe);
        return true;
      } catch {
        return false;
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
 * Storage for the lifetime of the browser tab, for the portal session and the behaviour set by URL.
 *
 * @example
 * const chosen = sessionScopedStorage.get(behaviourKey);
 */
export const sessionScopedStorage = createSafeStorage('sessionStorage');
