import type { PortalKey } from 'shared-kernel/domain/portal';
import type { IconName } from 'shared-kernel/domain/status';
import type { ScreenHeading } from 'shared-kernel/remote';
import { auditSection, dashboardPath } from 'shared-kernel/shell';

/** Key of the only tab that the shell renders itself. */
export const overviewTab = 'overview';

export const overviewChunkName = 'overview';

export const isOverviewTab = (key: string | null): boolean => key === null || key === overviewTab;

/** Whether the query opens the audit log page. `reference` mode has no such page and shows the overview. */
export const isAuditLogQuery = (search: URLSearchParams): boolean =>
  isOverviewTab(search.get('tab')) && search.get('section') === auditSection;

export interface TabLabel {
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
}

/** The overview tab, which precedes the tabs of all remotes (F3). */
export const overviewTabLabel: TabLabel = { key: overviewTab, label: 'Overview', icon: 'compass' };

export const overviewHeading: ScreenHeading = {
  title: 'Overview',
  lead: 'Key figures and recent activity.',
  isDated: true,
};

export const auditHeading: ScreenHeading = {
  title: 'Audit log',
  lead: 'All recorded actions with user, time and record, newest first.',
};

export const getShellHeading = (isLog: boolean): ScreenHeading =>
  isLog ? auditHeading : overviewHeading;

/** Returns the URL of a tab. The URL of the overview has no tab parameter. */
export const tabPath = (portal: PortalKey, key: string): string =>
  dashboardPath(portal, key === overviewTab ? undefined : key);
