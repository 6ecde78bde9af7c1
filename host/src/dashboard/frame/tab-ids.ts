import type { DashboardTab } from 'shared-kernel/shell';

export const tabPanelId = 'dashboard-panel';

export const tabId = (tab: DashboardTab) => `dashboard-tab-${tab}`;
