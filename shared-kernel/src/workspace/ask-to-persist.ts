import { durableStorage } from '../shell/safe-storage';

const askedKey = 'tf_persist_asked';

/** Old browsers and insecure pages have none. */
interface Keeping {
  readonly storage?: Partial<Pick<StorageManager, 'persist'>>;
}

/**
 * Asks the browser not to clear the workspace by itself, once: some browsers ask the person, who has
 * answered then.
 */
export function askToPersist(): void {
  const browser: Keeping = navigator;
  if (!browser.storage?.persist || durableStorage.get(askedKey) !== null) return;
  durableStorage.set(askedKey, 'yes');
  // What it answered is read where it is shown.
  browser.storage.persist().catch(() => undefined);
}
