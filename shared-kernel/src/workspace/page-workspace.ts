import { createBrowserSource, createMemorySource } from './create-source';
import { workspaceDatabase } from './database/database-name';
import { prefetchAuditModule } from './audit/load-audit-module';
import { pageDatabase } from './page-database';
import { prefetchSample, sampleSeed } from './database/seed-data';
import { createWorkspace, type Workspace } from './workspace';
import { durableStorage } from '../shell/safe-storage';

let opened: Workspace | undefined;

function open(): Workspace {
  const { behaviour, name } = pageDatabase();
  if (behaviour === 'reference') {
    globalThis.tfTimesInUtc = true;
    return createWorkspace({ behaviour, source: createMemorySource(sampleSeed) });
  }
  prefetchAuditModule();
  const source = createBrowserSource({
    name,
    now: () => new Date(),
    onNew: prefetchSample,
  });
  return createWorkspace({
    behaviour,
    source,
    onChanged: () => {
      if (name === workspaceDatabase) requestPersistentStorage();
    },
  });
}

/**
 * The workspace of this page, opened at the first call: the sample in `reference`, otherwise this browser's, or a
 * separate one on a page with overrides.
 *
 * @example
 * const { behaviour } = pageWorkspace();
 */
export function pageWorkspace(): Workspace {
  opened ??= open();
  return opened;
}

const persistRequestedKey = 'tf_persist_asked';

/** `navigator.storage` is missing in old browsers and on insecure pages. */
interface Keeping {
  readonly storage?: Partial<Pick<StorageManager, 'persist'>>;
}

/** Asks the browser for persistent storage, only once, because some browsers ask the user. */
export function requestPersistentStorage(): void {
  const browser: Keeping = navigator;
  if (!browser.storage?.persist || durableStorage.get(persistRequestedKey) !== null) return;
  durableStorage.set(persistRequestedKey, 'yes');
  // The result is not used here, because the screens that show it query the browser.
  browser.storage.persist().catch(() => undefined);
}
