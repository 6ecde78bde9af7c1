import { findPageName } from '../page/addresses';
import { preloadChunks } from '../federation/page-files';
import { isServerMode } from '../page/server-page';
import { resolveInitialPage } from './set-root-attributes';

async function preloadSample(): Promise<void> {
  const held = await indexedDB.databases();
  if (!held.some(({ name }) => name === 'trustfold')) preloadChunks(['sample']);
}

export type TabPreloader = (key: string | null, isShown: boolean) => readonly string[];

export function preloadPage(startTab: TabPreloader): void {
  const page = findPageName(location.pathname);
  // If a guard redirects, the page does not need its own chunks.
  const isWanted = resolveInitialPage() === page;
  const isDashboard = page === 'dashboard';
  const tab = new URLSearchParams(location.search).get('tab');
  // Requests the composition first, because it names the remote's files. HTTP/1 allows only six parallel requests.
  const ofTab = isDashboard ? startTab(tab, isWanted) : [];
  if (!isWanted) return;
  preloadChunks([
    ...(page === 'gate' ? [] : ['routed-app']),
    ...(isDashboard ? ['dashboard-start'] : []),
    ...(page === undefined ? [] : [page]),
    ...ofTab,
  ]);
  if (isDashboard && !isServerMode()) preloadSample().catch(() => undefined);
}
