import { sessionScopedStorage } from 'shared-kernel/shell';
import { pageAt, type PageName } from '../app/addresses';
import { isGateOpen } from '../gate/gate-flag';
import { portalAuthKey } from '../sign-in/session-keys';
import { preloadChunks } from './preload';

/** Whether the guards will show the page, and not lead elsewhere. */
function isShown(page: PageName | undefined): boolean {
  if (page === 'gate') return true;
  if (!isGateOpen()) return false;
  return page !== 'dashboard' || sessionScopedStorage.get(portalAuthKey) !== null;
}

/** What a browser that has no workspace yet begins with. */
async function preloadSample(): Promise<void> {
  if (location.search.includes('scale=')) return;
  const held = await indexedDB.databases();
  if (!held.some(({ name }) => name === 'trustfold')) preloadChunks(['sample']);
}

/**
 * Begins what the dashboard's tabs need, given the tab that the address names and whether it will be shown.
 * Gives the chunks that are known to be needed.
 */
export type StartTab = (key: string | null, isShown: boolean) => readonly string[];

/** Asks for what the page at this address will need, before the shell has booted. */
export function startAhead(startTab: StartTab): void {
  const page = pageAt(location.pathname);
  const isWanted = isShown(page);
  const isDashboard = page === 'dashboard';
  const tab = new URLSearchParams(location.search).get('tab');
  // The composition first: a browser asks a server of old for six files at a time, and the remote's own
  // are not known before.
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
