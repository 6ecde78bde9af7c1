import { fillInitialHtml } from './fill-initial-html';

// Runs as an inline script after the initial HTML, so the script must stay small.
try {
  fillInitialHtml();
} catch {
  // Errors are ignored, because the page replaces the initial HTML anyway.
}
