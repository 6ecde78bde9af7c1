import { readBehaviour } from '../shell/behaviour';
import { askToPersist } from './ask-to-persist';
import { createBrowserSource, workspaceDatabase } from './browser/browser-source';
import { createMemorySource } from './memory-source';
import { readScale } from './read-scale';
import { fetchSample, sampleSeed, scaleSeed } from './seed';
import { createWorkspace, type Workspace } from './workspace';

let opened: Workspace | undefined;

function open(): Workspace {
  const behaviour = readBehaviour();
  if (behaviour === 'reference') {
    return createWorkspace({ behaviour, source: createMemorySource(sampleSeed) });
  }
  const scale = readScale();
  const generated = scale !== undefined && {
    name: `${workspaceDatabase}-scale-${scale}`,
    seed: scaleSeed(scale),
  };
  return createWorkspace({
    behaviour,
    source: createBrowserSource({ ...generated, onNew: fetchSample }),
    ...(!generated && { onChanged: askToPersist }),
  });
}

/**
 * The one workspace of this page, opened when it is first asked for: the sample in `reference`, else
 * this browser's own. `?scale=N` opens a generated one of N records a list, beside the real one.
 */
export function pageWorkspace(): Workspace {
  opened ??= open();
  return opened;
}
