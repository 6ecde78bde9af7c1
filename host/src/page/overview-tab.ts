import type { PortalKey } from 'shared-kernel/domain/portal';
import type { IconName } from 'shared-kernel/domain/status';
import type { ScreenHeading } from 'shared-kernel/remote';
import { dashboardPath } from 'shared-kernel/shell';

/** The key of the shell's own tab; every other is brought by a remote. */
export const overviewTab = 'overview';

/** The shell's chunk with the overview's screen. */
export const overviewChunk = 'overview';

/** Whether an address shows the overview, by the tab that it names. */
export const isOverview = (key: string | null): boolean => key === null || key === overviewTab;

/** How a tab reads in the frame, in the palette and in the page's title. */
export interface TabView {
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
}

/** The shell's own tab, before all that remotes bring (F3). */
export const overview: TabView = { key: overviewTab, label: 'Overview', icon: 'compass' };

/** With what the overview begins. */
export const overviewHeading: ScreenHeading = {
  title: 'Overview',
  lead: 'Transactions, contracts and compliance in the period you choose, with the latest activity.',
  isDated: true,
};

/** Address of a tab; the overview's names none. */
export const tabPath = (portal: PortalKey, key: string): string =>
  dashboardPath(portal, key === overviewTab ? undefined : key);
