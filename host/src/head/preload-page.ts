import { pageNameOf } from '../page/addresses';
import { preloadChunks } from '../federation/page-files';
import { pageAfterRedirects } from './set-root-attributes';

async function preloadSample(): Promise<void> {
  const held = await indexedDB.databases();
  if (!held.some(({ name }) => name === 'trustfold')) preloadChunks(['sample']);
}

/** Starts the downloads for the tab in the address. Returns the chunks that the tab is known to need. */
export type StartTab = (key: string | null, isShown: boolean) => readonly string[];

/** Preloads the chunks of the page at the current address, before the shell starts. */
export function preloadPage(startTab: StartTab): void {
  const page = pageNameOf(location.pathname);
  // If the address leads to another page, a guard redirects, and the chunks are not needed.
  const isWanted = pageAfterRedirects() === page;
  const isDashboard = page === 'dashboard';
  const tab = new URLSearchParams(location.search).get('tab');
  // Requests the composition first, because it names the files of the remote. Over HTTP/1 a browser loads only six
  // files at a time.
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
