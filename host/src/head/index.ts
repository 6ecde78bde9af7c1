import { watchMainScript } from './watch-main-script';
import { startFederation, setPreviewWorkspace } from './start-federation';
import { setRootAttributes } from './set-root-attributes';
import { preloadPage } from './preload-page';
import { registerTrustedTypesPolicy } from './trusted-types';

// An inline script in the head, which must stay small. `watchMainScript` is first, because an old browser may fail at
// later calls.
watchMainScript();
registerTrustedTypesPolicy();
setRootAttributes();
setPreviewWorkspace();
try {
  preloadPage(startFederation);
} catch {
  // A failed preload is ignored, because the shell loads the files later.
}
