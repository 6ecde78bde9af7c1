import { urlText, useUrlState } from 'shared-kernel/shell';
import { tabNamed, type RemoteTab } from '../../page/described-tabs';
import { usePageRemotes } from '../../federation/page-remotes';
import { overviewTab } from '../../page/overview-tab';

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
