import { pageNameOf } from '../page/addresses';
import { preloadChunks } from '../federation/page-files';
import { shownPage } from './set-root-attributes';

async function preloadSample(): Promise<void> {
  const held = await indexedDB.databases();
  if (!held.some(({ name }) => name === 'trustfold')) preloadChunks(['sample']);
}

/** Starts the downloads for the tab in the address. Returns the chunks that are known to be needed. */
export type StartTab = (key: string | null, isShown: boolean) => readonly string[];

/** Preloads the chunks of the page at this address before the shell starts. */
export function preloadPage(startTab: StartTab): void {
  const page = pageNameOf(location.pathname);
  // If the shown page is another one, a guard redirects.
  const isWanted = shownPage() === page;
  const isDashboard = page === 'dashboard';
  const tab = new URLSearchParams(location.search).get('tab');
  // Requests the composition first. Over HTTP/1 a browser loads six files at a time, and the composition names the
  // files of the remote.
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
