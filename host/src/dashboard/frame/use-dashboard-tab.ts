import { urlText, useUrlState } from 'shared-kernel/shell';
import { findTab, type RemoteTab } from '../../page/described-tabs';
import { usePageRemotes } from '../../federation/page-remotes';
import { overviewTab, overview } from '../../page/overview-tab';
import { preloadOverviewTab, preloadTab } from '../prefetch-tabs';

const urlParams = { tab: urlText(overviewTab) };

/** The tab that the URL names. An unknown key gives `missing`, and the overview is shown instead. */
export type DashboardTabState =
  | { readonly state: 'overview'; readonly missing?: string }
  | { readonly state: 'remote'; readonly tab: RemoteTab }
  /** The composition, which may contain the tab, has not loaded yet. */
  | { readonly state: 'unknown' };

export function useDashboardTab(): DashboardTabState {
  const { tabs, isSettled } = usePageRemotes();
  const key = useUrlState(urlParams).values.tab;
  if (key === overviewTab) return { state: 'overview' };
  const tab = findTab(tabs, key);
  if (tab) return { state: 'remote', tab };
  return isSettled ? { state: 'overview', missing: key } : { state: 'unknown' };
}

/** Returns the overview and the tabs of the remotes, and a function that preloads a tab (F3). */
export function useDashboardTabs() {
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
