import { pageWorkspace } from 'shared-kernel/workspace';
import { prepareScreen } from '../federation/screens';
import { tabNamedBy } from './frame/use-dashboard-tab';
import { tabScreens } from './tab-screens';

/**
 * Begins what the dashboard will wait for while its page is still on the way: the workspace, and the
 * screen of the tab that the address names.
 */
export async function openDashboard(search: string): Promise<void> {
  pageWorkspace();
  const tab = tabNamedBy(new URLSearchParams(search));
  if (tab !== 'overview') await prepareScreen(tabScreens[tab]);
}
