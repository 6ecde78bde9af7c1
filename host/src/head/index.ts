import { watchMainScript } from './watch-main-script';
import { startFederation, setPreviewWorkspace } from './start-federation';
import { setRootAttributes } from './set-root-attributes';
import { preloadPage } from './preload-page';
import { registerTrustedTypesPolicy } from './trusted-types';

// Inline script in the head. `watchMainScript` runs first, because old browsers may fail at later calls.
watchMainScript();
registerTrustedTypesPolicy();
setRootAttributes();
setPreviewWorkspace();
try {
  preloadPage(startFederation);
} catch {
  // A failed preload is ignored, because the shell loads the files again.
}
