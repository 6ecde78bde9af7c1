import { useSyncExternalStore } from 'react';

/** The shell’s header and the space above and below the pane. */
const marginPx = 92;

function subscribe(notify: () => void): () => void {
  window.addEventListener('resize', notify);
  return () => window.removeEventListener('resize', notify);
}

/** The height of a pane that fills the window, in px; it follows the window. */
export const usePaneHeight = (): number =>
  useSyncExternalStore(subscribe, () => window.innerHeight - marginPx);
