import { readBehaviour } from '../shell/behaviour';
import { askToPersist } from './ask-to-persist';
import { createBrowserSource, workspaceDatabase } from './browser/browser-source';
import { bringEvidenceOnFirstTouch } from './evidence/bring-evidence';
import { createCheckpointKeeper } from './evidence/checkpoint-keeper';
import { createMemorySource } from './memory-source';
import { readScale } from './read-scale';
import { fetchSample, sampleSeed, scaleSeed } from './seed-data';
import { createWorkspace, type Workspace } from './workspace';

let opened: Workspace | undefined;

function open(): Workspace {
  const behaviour = readBehaviour();
  if (behaviour === 'reference') {
    globalThis.tfTimesInUtc = true;
    return createWorkspace({ behaviour, source: createMemorySource(sampleSeed) });
  }
  bringEvidenceOnFirstTouch();
  const scale = readScale();
  // A page that shows what is not live (host/src/head) leaves the real workspace alone.
  const { workspace: other } = document.documentElement.dataset;
  const generated = scale !== undefined && {
    name: `${workspaceDatabase}-scale-${scale}`,
    seed: scaleSeed(scale),
  };
  const beside = other !== undefined && { name: `${workspaceDatabase}-${other}` };
  const source = createBrowserSource({
    ...beside,
    ...generated,
    now: () => new Date(),
    onNew: fetchSample,
  });
  const keepCheckpoints = createCheckpointKeeper(source);
  return createWorkspace({
    behaviour,
    source,
    onChanged: () => {
      if (!generated && !beside) askToPersist();
      // The log is there without; the next change tries again.
      keepCheckpoints().catch(() => undefined);
    },
  });
}

/**
 * The one workspace of this page, opened when it is first asked for: the sample in `reference`, else
 * this browser's own, or one beside it for a page that shows what is not live. `?scale=N` opens a generated one of N records a list, beside the real one.
 */
export function pageWorkspace(): Workspace {
  opened ??= open();
  return opened;
}
