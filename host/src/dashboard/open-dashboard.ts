import { pageWorkspace } from 'shared-kernel/workspace';
import { loadScreen } from '../federation/screens';
import { tabNamedBy } from './frame/use-dashboard-tab';
import { tabScreens } from './tab-screens';

/**
 * Begins what the dashboard will wait for while its page is still on the way: the workspace, and the
 * screen of the tab that the address names. A failure is the tab's to tell, which asks anew.
 */
export function openDashboard(search: string): void {
  pageWorkspace();
  const tab = tabNamedBy(new URLSearchParams(search));
  if (tab !== 'overview') loadScreen(tabScreens[tab]).catch(() => undefined);
}
