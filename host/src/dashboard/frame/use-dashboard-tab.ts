import { urlText, useUrlState } from 'shared-kernel/shell';
import { tabNamed, type RemoteTab } from '../../page/described-tabs';
import { usePageRemotes } from '../../federation/page-remotes';
import { overviewTab, overview } from '../../page/overview-tab';
import { readyOverview, readyTab } from '../prefetch-tabs';

const urlParams = { tab: urlText(overviewTab) };

/** The tab that the URL names. A name that no tab has is `missing` and leads to the overview. */
export type OpenTab =
  | { readonly state: 'overview'; readonly missing?: string }
  | { readonly state: 'remote'; readonly tab: RemoteTab }
  /** What is deployed is not known yet, and it may be a tab of that. */
  | { readonly state: 'unknown' };

export function useDashboardTab(): OpenTab {
  const { tabs, isSettled } = usePageRemotes();
  const key = useUrlState(urlParams).values.tab;
  if (key === overviewTab) return { state: 'overview' };
  const tab = tabNamed(tabs, key);
  if (tab) return { state: 'remote', tab };
  return isSettled ? { state: 'overview', missing: key } : { state: 'unknown' };
}

/** The overview and the remotes' tabs (F3), and what readies one before it is opened. */
export function useTabs() {
  const { tabs } = usePageRemotes();
  const ready = (key: string) => {
    const tab = tabNamed(tabs, key);
    if (tab) void readyTab(tab);
    if (key === overviewTab) void readyOverview();
  };
  return { tabs: [overview, ...tabs], ready };
}

export const tabPanelId = 'dashboard-panel';

export const tabId = (key: string) => `dashboard-tab-${key}`;
