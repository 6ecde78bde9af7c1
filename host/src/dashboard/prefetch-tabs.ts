import { useEffect } from 'react';
import { loadingLimits } from 'shared-kernel/loading';
import { isConnectionLimited, waitUntilIdle } from 'shared-kernel/shell';
import type { RemoteTab } from '../page/remote-tabs';
import { findChunkFiles } from '../federation/page-files';
import { prefetch, prefetchTab } from '../federation/prefetch';
import { getPageRemotes } from '../federation/page-remotes';
import { getRemoteScreen } from '../federation/load-remote-screen';
import { preloadOverview } from './overview-screen';
import { overviewChunkName } from '../page/overview-tab';

/**
 * Preloads the code of a tab when the pointer is over the tab. Failures are ignored, because opening the tab loads the
 * code again.
 */
export async function preloadTab({ screen, fault }: RemoteTab): Promise<void> {
  if (fault !== undefined || isConnectionLimited()) return;
  await getRemoteScreen(screen).preload();
}

export async function preloadOverviewTab(): Promise<void> {
  if (!isConnectionLimited()) await preloadOverview();
}

/** Preloads the code of all tabs in idle time, one tab after the other. */
export function usePrefetchTabs(): void {
  useEffect(() => {
    let isGone = false;
    const fetched = new Set<string>();
    const fetchOwn = () => prefetch(() => findChunkFiles([overviewChunkName]), fetched);
    const fetchAll = async () => {
      const fetches = getPageRemotes().tabs.map((tab) => () => prefetchTab(tab, fetched));
      for (const fetchOne of [fetchOwn, ...fetches]) {
        await waitUntilIdle();
        if (isGone) return;
        await fetchOne();
      }
    };
    const timer = setTimeout(() => void fetchAll(), loadingLimits.tabPrefetchDelayMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
}
