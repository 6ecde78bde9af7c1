import { awaitMain } from './await-main';
import { startFederation, setPreviewWorkspace } from './start-federation';
import { paint } from './paint';
import { preloadPage } from './preload-page';
import { trustOwnTypes } from './trusted-types';

// Inlined into the head of the page and run before any other script, so it must stay small. `awaitMain` is first,
// because it reports a page that cannot start, and an old browser may fail at the rest.
awaitMain();
trustOwnTypes();
paint();
setPreviewWorkspace();
try {
  preloadPage(startFederation);
} catch {
  // The shell loads the same files later.
}
