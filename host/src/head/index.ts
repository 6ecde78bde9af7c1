import { watchMainScript } from './watch-main-script';
import { startFederation, setPreviewWorkspace } from './start-federation';
import { setRootAttributes } from './set-root-attributes';
import { preloadPage } from './preload-page';
import { registerTrustedTypesPolicy } from './trusted-types';

// Runs inline in the head of the page before any other script, so this script must stay small. `watchMainScript` is
// first, because an old browser may fail at later calls, and it reports a page that cannot start.
watchMainScript();
registerTrustedTypesPolicy();
setRootAttributes();
setPreviewWorkspace();
try {
  preloadPage(startFederation);
} catch {
  // A failed preload is ignored, because the shell loads the files later.
}
