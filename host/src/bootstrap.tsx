import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { patchDomForTranslation } from './app/patch-dom-for-translation';

/** The root element of the page, or a new one if the HTML was truncated. */
function rootElement(): HTMLElement {
  const held = document.getElementById('root');
  if (held) return held;
  const element = document.createElement('div');
  element.id = 'root';
  document.body.append(element);
  return element;
}

export function startApp(): void {
  patchDomForTranslation();
  const root = createRoot(rootElement());
  // Renders the first screen in slices, because a single render blocks a slow phone for up to 200 ms.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  // From here on React reports errors.
  document.getElementById('not-loaded')?.remove();
}
