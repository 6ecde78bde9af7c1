import { pageAt } from '../page/addresses';
import { preloadChunks } from '../federation/preload';
import { shownPage } from './paint';

/** What a browser that has no workspace yet begins with. */
async function preloadSample(): Promise<void> {
  const held = await indexedDB.databases();
  if (!held.some(({ name }) => name === 'trustfold')) preloadChunks(['sample']);
}

/**
 * Begins what the dashboard's tabs need, given the tab that the address names and whether it will be shown.
 * Gives the chunks that are known to be needed.
 */
export type StartTab = (key: string | null, isShown: boolean) => readonly string[];

/** Asks for what the page at this address will need, before the shell has booted. */
export function preloadPage(startTab: StartTab): void {
  const page = pageAt(location.pathname);
  // Else a guard leads elsewhere.
  const isWanted = shownPage() === page;
  const isDashboard = page === 'dashboard';
  const tab = new URLSearchParams(location.search).get('tab');
  // The composition first: over HTTP/1 a browser loads six files at a time, and the composition names the
  // remote's own files.
  const ofTab = isDashboard ? startTab(tab, isWanted) : [];
  if (!isWanted) return;
  preloadChunks([
    ...(page === 'gate' ? [] : ['routed-app']),
    ...(isDashboard ? ['dashboard-start'] : []),
    ...(page === undefined ? [] : [page]),
    ...ofTab,
  ]);
  if (isDashboard) preloadSample().catch(() => undefined);
}
