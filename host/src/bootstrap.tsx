import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';

export function startApp(): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root');
  // From here on the page itself says what goes wrong.
  document.getElementById('not-loaded')?.remove();
  const root = createRoot(element);
  // A first screen drawn in slices: at once it held a slow phone for up to 200 ms at a stretch.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}
