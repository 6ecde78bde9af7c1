import { watchMainScript } from './watch-main-script';
import { startFederation, setPreviewWorkspace } from './start-federation';
import { setRootAttributes } from './set-root-attributes';
import { preloadPage } from './preload-page';
import { registerTrustedTypesPolicy } from './trusted-types';

// Inline script in the head. `watchMainScript` runs first, so that it still reports errors if an old browser fails at a
// later call.
watchMainScript();
registerTrustedTypesPolicy();
setRootAttributes();
setPreviewWorkspace();
try {
  preloadPage(startFederation);
} catch {
  // A failed preload is ignored, because the shell loads the files again.
}
