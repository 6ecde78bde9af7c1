import { askToPersist } from './ask-to-persist';
import { createBrowserSource, workspaceDatabase } from './browser/browser-source';
import { bringEvidenceOnFirstTouch } from './evidence/bring-evidence';
import { createCheckpointKeeper } from './evidence/checkpoint-keeper';
import { createMemorySource } from './store/memory-source';
import { noteReplaced, pagePlace } from './page-place';
import { fetchSample, sampleSeed } from './store/seed-data';
import { createWorkspace, type Workspace } from './workspace';

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
    onReplaced: () => noteReplaced(name),
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
