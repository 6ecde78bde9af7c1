import type { PortalKey } from 'shared-kernel/domain/portal';
import type { IconName } from 'shared-kernel/domain/status';
import type { ScreenHeading } from 'shared-kernel/remote';
import { auditSection, dashboardPath } from 'shared-kernel/shell';

/** The key of the shell's own tab; every other is brought by a remote. */
export const overviewTab = 'overview';

/** The shell's chunk with the overview's screen. */
export const overviewChunk = 'overview';

/** Whether an address shows the overview, by the tab that it names. */
export const isOverview = (key: string | null): boolean => key === null || key === overviewTab;

/** Whether an address names the audit log as a page of its own; the sample has none and shows the overview. */
export const isAuditLog = (search: URLSearchParams): boolean =>
  isOverview(search.get('tab')) && search.get('section') === auditSection;

/** A tab's label and icon in the frame, the palette and the page's title. */
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
  lead: 'Key figures and recent activity.',
  isDated: true,
};

/** With what the audit log begins. */
export const auditHeading: ScreenHeading = {
  title: 'Audit log',
  lead: 'Who did what, when and to which record, newest first.',
};

/** With what the shell’s own screen begins. */
export const ownHeading = (isLog: boolean): ScreenHeading =>
  isLog ? auditHeading : overviewHeading;

/** Address of a tab; the overview's names none. */
export const tabPath = (portal: PortalKey, key: string): string =>
  dashboardPath(portal, key === overviewTab ? undefined : key);
