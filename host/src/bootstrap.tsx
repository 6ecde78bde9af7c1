import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { surviveTranslation } from './app/survive-translation';

/** The page's own, or one in its place: the HTML may have been cut on its way. */
function rootElement(): HTMLElement {
  const held = document.getElementById('root');
  if (held) return held;
  const element = document.createElement('div');
  element.id = 'root';
  document.body.append(element);
  return element;
}

export function startApp(): void {
  surviveTranslation();
  const root = createRoot(rootElement());
  // A first screen drawn in slices: at once it held a slow phone for up to 200 ms at a stretch.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  // From here on the page itself says what goes wrong.
  document.getElementById('not-loaded')?.remove();
}
