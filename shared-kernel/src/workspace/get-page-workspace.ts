import { createBrowserSource, createMemorySource } from './create-source';
import { collectionNames } from './database/collections';
import { workspaceDatabase } from './database/database-name';
import { prefetchAuditModule } from './audit/load-audit-module';
import { getPageDatabase } from './get-page-database';
import { openServerWorkspace } from './server/connection';
import { prefetchSampleData, loadSampleSeed } from './database/seed-data';
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
  const source = createBrowserSource({ name, now: () => new Date(), onNew: prefetchSampleData });
  const onChanged = name === workspaceDatabase ? requestPersistentStorage : undefined;
  return createWorkspace({ behaviour, source, onChanged });
}

/**
 * The workspace of this page, opened at the first call. With a server connection, it is the workspace of the server. In
 * `reference` mode, it contains the sample. A page with overrides has a separate workspace. All other pages use the
 * workspace of this browser.
 */
export function getPageWorkspace(): Workspace {
  opened ??= openServerWorkspace() ?? open();
  return opened;
}

/** Starts reading collections that a screen will need. Unknown names and errors are ignored. */
export function prefetchCollections(names: readonly string[]): void {
  const { source } = getPageWorkspace();
  for (const name of collectionNames)
    if (names.includes(name)) source.load(name).catch(() => undefined);
}

const persistRequestedKey = 'tf_persist_asked';

/**
 * Asks the browser to store data persistently. This is done only once, because some browsers ask the user for
 * permission.
 */
export function requestPersistentStorage(): void {
  // The storage manager is missing in old browsers and on insecure pages.
  const browser: { readonly storage?: Partial<StorageManager> } = navigator;
  if (!browser.storage?.persist || durableStorage.get(persistRequestedKey) !== null) return;
  durableStorage.set(persistRequestedKey, 'yes');
  // The result is ignored, because screens ask the browser for the current state.
  browser.storage.persist().catch(() => undefined);
}
