import { createBrowserSource, workspaceDatabase } from './browser/browser-source';
import { bringEvidenceOnFirstTouch, bringEvidence } from './evidence/bring-evidence';
import { createMemorySource } from './store/memory-source';
import { pagePlace } from './page-place';
import { fetchSample, sampleSeed } from './store/seed-data';
import { createWorkspace, type Workspace } from './workspace';
import { durableStorage } from '../shell/safe-storage';
import type { WorkspaceSource } from './store/source';

let opened: Workspace | undefined;

function open(): Workspace {
  const { behaviour, name } = pagePlace();
  if (behaviour === 'reference') {
    globalThis.tfTimesInUtc = true;
    return createWorkspace({ behaviour, source: createMemorySource(sampleSeed) });
  }
  bringEvidenceOnFirstTouch();
  const source = createBrowserSource({
    name,
    now: () => new Date(),
    onNew: fetchSample,
  });
  const keepCheckpoints = createCheckpointKeeper(source);
  return createWorkspace({
    behaviour,
    source,
    onChanged: () => {
      if (name === workspaceDatabase) askToPersist();
      // The log is there without; the next change tries again.
      keepCheckpoints().catch(() => undefined);
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

/** At most this many entries are written between two checkpoints, in one page's work. */
const entriesBetween = 100;

/** Makes a checkpoint of a log once `entriesBetween` more entries were written; to be called after a change. */
export function createCheckpointKeeper(
  source: Pick<WorkspaceSource, 'logState'>,
  wallClock = () => new Date(),
): () => Promise<void> {
  let last: number | undefined;
  return async () => {
    const { name, head } = await source.logState();
    if (name === undefined || !head) return;
    last ??= head.seq - 1;
    const isDue = Math.floor(head.seq / entriesBetween) > Math.floor(last / entriesBetween);
    last = head.seq;
    if (!isDue) return;
    const { makeCheckpoint } = await bringEvidence();
    await makeCheckpoint(name, head, wallClock());
  };
}
