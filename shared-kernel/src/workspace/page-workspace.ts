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
 * The one workspace of this page, opened when it is first asked for: the sample in `reference`, else
 * this browser's own, or one beside it for a page that shows what is not live.
 *
 * @example
 * const { behaviour } = pageWorkspace();
 */
export function pageWorkspace(): Workspace {
  opened ??= open();
  return opened;
}

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
