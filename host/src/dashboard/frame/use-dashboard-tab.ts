import { createTextParam, useUrlState } from 'shared-kernel/shell';
import { findTab, type RemoteTab } from '../../page/remote-tabs';
import { usePageRemotes } from '../../federation/page-remotes';
import { overviewTab, overviewTabLabel } from '../../page/overview-tab';
import { preloadOverviewTab, preloadTab } from '../prefetch-tabs';

const urlParams = { tab: createTextParam(overviewTab) };

/** The tab in the URL. If the key is unknown, `missing` contains the key, and the page shows the overview. */
export type DashboardTabState =
  | { readonly state: 'overview'; readonly missing?: string }
  | { readonly state: 'remote'; readonly tab: RemoteTab }
  /** The tab is not known yet. It may exist in the composition, which is still loading. */
  | { readonly state: 'unknown' };

export function useDashboardTab(): DashboardTabState {
  const { tabs, isSettled } = usePageRemotes();
  const key = useUrlState(urlParams).values.tab;
  if (key === overviewTab) return { state: 'overview' };
  const tab = findTab(tabs, key);
  if (tab) return { state: 'remote', tab };
  return isSettled ? { state: 'overview', missing: key } : { state: 'unknown' };
}

export function useDashboardTabs() {
  const { tabs } = usePageRemotes();
  const ready = (key: string) => {
    const tab = findTab(tabs, key);
    if (tab) void preloadTab(tab);
    if (key === overviewTab) void preloadOverviewTab();
  };
  return { tabs: [overviewTabLabel, ...tabs], ready };
}

export const tabPanelId = 'dashboard-panel';

export const createTabId = (key: string) => `dashboard-tab-${key}`;
