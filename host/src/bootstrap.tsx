import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';

export function startApp(): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root');
  // From here on the page itself says what goes wrong.
  document.getElementById('not-loaded')?.remove();
  createRoot(element).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
