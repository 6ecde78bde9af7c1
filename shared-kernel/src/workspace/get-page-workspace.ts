import { createBrowserSource, createMemorySource } from './create-source';
import { workspaceDatabase } from './database/database-name';
import { prefetchAuditModule } from './audit/load-audit-module';
import { getPageDatabase } from './get-page-database';
import { openServerWorkspace } from './server/connection';
import { prefetchSample, loadSampleSeed } from './database/seed-data';
import { createWorkspace, type Workspace } from './workspace';
import { durableStorage } from '../shell/safe-storage';

let opened: Workspace | undefined;

function open(): Workspace {
  const { behaviour, name } = getPageDatabase();
  if (behaviour === 'reference') {
    globalThis.tfTimesInUtc = true;
    return createWorkspace({ behaviour, source: createMemorySource(loadSampleSeed) });
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
 * The workspace of this page, opened at the first call. A page with a connection uses the workspace of the server. In
 * `reference` it contains the sample. A page with overrides has a separate workspace, and all other pages use the
 * workspace of this browser.
 *
 * @example
 * const { behaviour } = getPageWorkspace();
 */
export function getPageWorkspace(): Workspace {
  opened ??= openServerWorkspace() ?? open();
  return opened;
}

const persistRequestedKey = 'tf_persist_asked';

/** `navigator.storage` is missing in old browsers and on insecure pages. */
interface Keeping {
  readonly storage?: Partial<Pick<StorageManager, 'persist'>>;
}

/**
 * Requests persistent storage from the browser. The request is made only once, because some browsers ask the user for
 * permission.
 */
export function requestPersistentStorage(): void {
  const browser: Keeping = navigator;
  if (!browser.storage?.persist || durableStorage.get(persistRequestedKey) !== null) return;
  durableStorage.set(persistRequestedKey, 'yes');
  // The result is ignored, because screens read the current state from the browser.
  browser.storage.persist().catch(() => undefined);
}
