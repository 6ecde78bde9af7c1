import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { patchDomForTranslation } from './app/patch-dom-for-translation';

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
  // A transition renders in small steps, because a single blocking render takes 200 ms on a slow phone.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  // Removes the load error of the initial HTML, because React reports errors from now on.
  document.getElementById('not-loaded')?.remove();
}
