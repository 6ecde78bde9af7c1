import { createBrowserSource, createMemorySource } from './create-source';
import { workspaceDatabase } from './database/database-name';
import { prefetchAuditModule } from './audit/load-audit-module';
import { pagePlace } from './page-place';
import { fetchSample, sampleSeed } from './database/seed-data';
import { createWorkspace, type Workspace } from './workspace';
import { durableStorage } from '../shell/safe-storage';

let opened: Workspace | undefined;

function open(): Workspace {
  const { behaviour, name } = pagePlace();
  if (behaviour === 'reference') {
    globalThis.tfTimesInUtc = true;
    return createWorkspace({ behaviour, source: createMemorySource(sampleSeed) });
  }
  prefetchAuditModule();
  const source = createBrowserSource({
    name,
    now: () => new Date(),
    onNew: fetchSample,
  });
  return createWorkspace({
    behaviour,
    source,
    onChanged: () => {
      if (name === workspaceDatabase) askToPersist();
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

const askedKey = 'tf_persist_asked';

/** `navigator.storage` is missing in old browsers and on insecure pages. */
interface Keeping {
  readonly storage?: Partial<Pick<StorageManager, 'persist'>>;
}

/** Asks the browser for persistent storage, only once, because some browsers ask the user. */
export function askToPersist(): void {
  const browser: Keeping = navigator;
  if (!browser.storage?.persist || durableStorage.get(askedKey) !== null) return;
  durableStorage.set(askedKey, 'yes');
  // The screens that show the result query it themselves.
  browser.storage.persist().catch(() => undefined);
}
