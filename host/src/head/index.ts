import { awaitMain } from './await-main';
import { startFederation, setWorkspaceAside } from './federation-ahead';
import { paint } from './paint';
import { startAhead } from './start-ahead';
import { trustOwnTypes } from './trusted-types';

// Compiled into the page's head, where it runs before any other script arrives: it must stay small. `awaitMain` is
// first, because it reports a page that cannot start, and a browser that is too old may not run the rest.
awaitMain();
trustOwnTypes();
paint();
setWorkspaceAside();
try {
  startAhead(startFederation);
} catch {
  // Nothing is lost but the head start.
}
