import { pageWorkspace } from 'shared-kernel/workspace';
import { preloadChunks } from '../federation/preload';
import { loadComposition } from '../federation/composition';
import { tabNamed } from '../page/described-tabs';
import { pageRemotes } from '../federation/page-remotes';
import { prepareScreen } from '../federation/load-remote-screen';
import { isOverview, overviewChunk } from '../page/overview-tab';

/**
 * Begins what the dashboard will wait for while its page is still on the way: the workspace, what is
 * deployed, and the screen of the tab that the address names.
 */
export async function openDashboard(search: string): Promise<void> {
  pageWorkspace();
  const deployed = loadComposition().catch(() => undefined);
  const key = new URLSearchParams(search).get('tab');
  if (isOverview(key)) {
    preloadChunks([overviewChunk]);
    return;
  }
  // A tab that came after the page's own release is known once what is deployed is.
  if (!tabNamed(pageRemotes().tabs, key)) await deployed;
  const tab = tabNamed(pageRemotes().tabs, key);
  if (tab && tab.fault === undefined) await prepareScreen(tab.screen);
}
