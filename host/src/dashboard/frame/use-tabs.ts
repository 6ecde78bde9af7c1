import { usePageRemotes } from '../../federation/page-remotes';
import { tabNamed } from '../../page/described-tabs';
import { overview, overviewTab } from '../../page/overview-tab';
import { readyOverview, readyTab } from '../prefetch-tabs';

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
