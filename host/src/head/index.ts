import { awaitMain } from './await-main';
import { startFederation, setPreviewWorkspace } from './start-federation';
import { paint } from './paint';
import { preloadPage } from './preload-page';
import { trustOwnTypes } from './trusted-types';

// Compiled into the page's head, where it runs before any other script arrives: it must stay small. `awaitMain` is
// first, because it reports a page that cannot start, and a browser that is too old may not run the rest.
awaitMain();
trustOwnTypes();
paint();
setPreviewWorkspace();
try {
  preloadPage(startFederation);
} catch {
  // The shell loads the same files later.
}
