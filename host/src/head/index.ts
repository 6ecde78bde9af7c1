import { watchMainScript } from './watch-main-script';
import { startFederation, setPreviewWorkspace } from './start-federation';
import { setRootAttributes } from './set-root-attributes';
import { preloadPage } from './preload-page';
import { trustOwnTypes } from './trusted-types';

// Runs inline in the head of the page before any other script, so it must stay small. `watchMainScript` is first,
// because it reports a page that cannot start, and an old browser may fail at the rest.
watchMainScript();
trustOwnTypes();
setRootAttributes();
setPreviewWorkspace();
try {
  preloadPage(startFederation);
} catch {
  // The shell loads the files later anyway.
}
