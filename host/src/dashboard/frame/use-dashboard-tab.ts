import { urlText, useUrlState } from 'shared-kernel/shell';
import { findTab, type RemoteTab } from '../../page/described-tabs';
import { usePageRemotes } from '../../federation/page-remotes';
import { overviewTab, overview } from '../../page/overview-tab';
import { preloadOverviewTab, preloadTab } from '../prefetch-tabs';

const urlParams = { tab: urlText(overviewTab) };

/** The tab that the URL names. An unknown key is `missing`, and the overview is shown. */
export type OpenTab =
  | { readonly state: 'overview'; readonly missing?: string }
  | { readonly state: 'remote'; readonly tab: RemoteTab }
  /** The composition has not loaded yet and may contain the tab. */
  | { readonly state: 'unknown' };

export function useDashboardTab(): OpenTab {
  const { tabs, isSettled } = usePageRemotes();
  const key = useUrlState(urlParams).values.tab;
  if (key === overviewTab) return { state: 'overview' };
  const tab = findTab(tabs, key);
  if (tab) return { state: 'remote', tab };
  return isSettled ? { state: 'overview', missing: key } : { state: 'unknown' };
}

/** The overview and the tabs of the remotes (F3), and a function that prepares a tab before it opens. */
export function useTabs() {
  const { tabs } = usePageRemotes();
  const ready = (key: string) => {
    const tab = findTab(tabs, key);
    if (tab) void preloadTab(tab);
    if (key === overviewTab) void preloadOverviewTab();
  };
  return { tabs: [overview, ...tabs], ready };
}

export const tabPanelId = 'dashboard-panel';

export const tabId = (key: string) => `dashboard-tab-${key}`;
