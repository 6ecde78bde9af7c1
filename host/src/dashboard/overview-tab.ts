import type { IconName } from 'shared-kernel/domain/status';
import { overviewTab } from 'shared-kernel/shell';

/** How a tab reads in the frame, in the palette and in the page's title. */
export interface TabView {
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
}

/** The shell's own tab, before all that remotes bring (F3). */
export const overview: TabView = { key: overviewTab, label: 'Overview', icon: 'compass' };
