import { fillInitialHtml } from './fill-initial-html';

// Runs as an inline script after the initial HTML, so it must stay small.
try {
  fillInitialHtml();
} catch {
  // The page replaces the initial HTML anyway.
}
