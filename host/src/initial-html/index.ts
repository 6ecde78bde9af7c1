import { fillInitialHtml } from './fill-initial-html';

// An inline script after the initial HTML; it must stay small.
try {
  fillInitialHtml();
} catch {
  // The page itself is on its way.
}
