import { dashboardTabs, urlChoice, useUrlState, type DashboardTab } from 'shared-kernel/shell';

const urlParams = { tab: urlChoice(dashboardTabs, 'overview') };

/** The tab that the URL names; anything else in its place is the overview. */
export function useDashboardTab(): DashboardTab {
  return useUrlState(urlParams).values.tab;
}
