import { pageAt } from '../page/addresses';
import { preloadChunks } from '../federation/page-files';
import { shownPage } from './set-root-attributes';

/** Preloads the sample if the browser has no workspace. */
async function preloadSample(): Promise<void> {
  const held = await indexedDB.databases();
  if (!held.some(({ name }) => name === 'trustfold')) preloadChunks(['sample']);
}

/** Starts the downloads for the tab in the address. Returns the chunks that are known to be needed. */
export type StartTab = (key: string | null, isShown: boolean) => readonly string[];

/** Preloads what the page at this address needs before the shell starts. */
export function preloadPage(startTab: StartTab): void {
  const page = pageAt(location.pathname);
  // Otherwise a guard redirects.
  const isWanted = shownPage() === page;
  const isDashboard = page === 'dashboard';
  const tab = new URLSearchParams(location.search).get('tab');
  // The composition first: over HTTP/1 a browser loads six files at a time, and the composition names the files of
  // the remote.
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
