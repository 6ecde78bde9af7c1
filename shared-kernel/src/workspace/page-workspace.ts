import { askToPersist } from './ask-to-persist';
import { createBrowserSource, workspaceDatabase } from './browser/browser-source';
import { tellingReplaced } from './browser/telling-replaced';
import { bringEvidenceOnFirstTouch } from './evidence/bring-evidence';
import { createCheckpointKeeper } from './evidence/checkpoint-keeper';
import { createMemorySource } from './store/memory-source';
import { noteReplaced, pagePlace } from './page-place';
import { fetchSample, sampleSeed } from './store/seed-data';
import type { WorkspaceSource } from './store/source';
import { createWorkspace, type Workspace } from './workspace';

let opened: Workspace | undefined;

/** The same source, which notes for all tabs when this page replaces everything in it. */
const notingReplaced = (source: WorkspaceSource, name: string): WorkspaceSource => ({
  ...source,
  inTurn: (work, epoch) =>
    source.inTurn((turn) => work(tellingReplaced(turn, () => noteReplaced(name))), epoch),
});

function open(): Workspace {
  const { behaviour, name } = pagePlace();
  if (behaviour === 'reference') {
    globalThis.tfTimesInUtc = true;
    return createWorkspace({ behaviour, source: createMemorySource(sampleSeed) });
  }
  bringEvidenceOnFirstTouch();
  const kept = createBrowserSource({
    name,
    now: () => new Date(),
    onNew: fetchSample,
  });
  const source = notingReplaced(kept, name);
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
 */
export function pageWorkspace(): Workspace {
  opened ??= open();
  return opened;
}
