import { loadScreen } from '../federation/screens';
import { DashboardPage } from './dashboard-page';
import { tabNamedBy } from './frame/use-dashboard-tab';
import { tabScreens } from './tab-screens';

/**
 * The dashboard's page. The screen of the tab that the address names is asked for before the frame around
 * it is drawn; a failure is the tab's to tell, which asks anew.
 */
export function openDashboard(search: string): typeof DashboardPage {
  const tab = tabNamedBy(new URLSearchParams(search));
  if (tab !== 'overview') loadScreen(tabScreens[tab]).catch(() => undefined);
  return DashboardPage;
}
