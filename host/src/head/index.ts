import { awaitMain } from './await-main';
import { startFederation } from './federation-ahead';
import { setWorkspaceAside } from './otherwise-asked';
import { paint } from './paint';
import { startAhead } from './start-ahead';

// Compiled into the page's head, where it runs before anything else has come: it must stay small.
paint();
setWorkspaceAside();
awaitMain();
try {
  startAhead(startFederation);
} catch {
  // Nothing is lost but the head start.
}
