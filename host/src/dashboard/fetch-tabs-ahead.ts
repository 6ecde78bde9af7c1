import { useEffect } from 'react';
import { dashboardTabs, type DashboardTab } from 'shared-kernel/shell';
import { isDataDear } from '../federation/is-data-dear';
import { loadScreen } from '../federation/screens';
import { tabScreens } from './tab-screens';

/** How long the dashboard stands before it fetches what was not asked for, in milliseconds. */
export const aheadDelayMs = 2000;

/** Fetches the code of a tab that may be opened next. A failure is not told: opening the tab asks anew. */
export async function fetchTabAhead(tab: DashboardTab): Promise<void> {
  if (tab === 'overview' || isDataDear()) return;
  await loadScreen(tabScreens[tab]).catch(() => undefined);
}

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

/** Fetches every tab's code in idle time, one after the other, for as long as the caller is shown. */
export function useTabsAhead(): void {
  useEffect(() => {
    let isGone = false;
    const fetchAll = async () => {
      for (const tab of dashboardTabs) {
        await idle();
        if (isGone) return;
        await fetchTabAhead(tab);
      }
    };
    const timer = setTimeout(() => void fetchAll(), aheadDelayMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, []);
}
