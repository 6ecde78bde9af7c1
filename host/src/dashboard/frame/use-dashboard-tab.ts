import { dashboardTabs, urlChoice, useUrlState, type DashboardTab } from 'shared-kernel/shell';

const urlParams = { tab: urlChoice(dashboardTabs, 'overview') };

/** The tab that an address names; anything else in its place is the overview. */
export const tabNamedBy = (search: URLSearchParams): DashboardTab =>
  urlParams.tab.parse(search.get('tab'));

/** The tab that the URL names. */
export function useDashboardTab(): DashboardTab {
  return useUrlState(urlParams).values.tab;
}
