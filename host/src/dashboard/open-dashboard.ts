import { getPageWorkspace, prefetchCollections } from 'shared-kernel/workspace';
import { preloadChunks } from '../federation/page-files';
import { loadComposition } from '../federation/composition';
import { findTab } from '../page/remote-tabs';
import { getPageRemotes } from '../federation/page-remotes';
import { preloadScreen } from '../federation/load-remote-screen';
import { isOverviewTab, overviewChunkName } from '../page/overview-tab';

/** Starts loading the records, the composition and the screen of the tab in parallel with the code of the page. */
export async function openDashboard(search: string): Promise<void> {
  getPageWorkspace();
  const deployed = loadComposition().catch(() => undefined);
  const key = new URLSearchParams(search).get('tab');
  if (isOverviewTab(key)) {
    preloadChunks([overviewChunkName]);
    return;
  }
  // A newly deployed tab is unknown until the composition has loaded.
  if (!findTab(getPageRemotes().tabs, key)) await deployed;
  const tab = findTab(getPageRemotes().tabs, key);
  if (!tab || tab.fault !== undefined) return;
  prefetchCollections(tab.lists);
  await preloadScreen(tab.screen);
}
