import type { IconName } from 'shared-kernel/domain/status';
import type { DashboardTab } from 'shared-kernel/shell';

interface DashboardTabView {
  readonly label: string;
  readonly icon: IconName;
}

/** How each tab reads in the frame and in the page's title. */
export const dashboardTabViews: Record<DashboardTab, DashboardTabView> = {
  overview: { label: 'Overview', icon: 'compass' },
  processes: { label: 'Processes', icon: 'workflow' },
  transactions: { label: 'Transactions', icon: 'swap' },
  clients: { label: 'Clients', icon: 'building' },
  compliance: { label: 'Compliance', icon: 'shield-check' },
  contracts: { label: 'Contracts', icon: 'document' },
  notifications: { label: 'Notifications', icon: 'bell' },
  profile: { label: 'Profile', icon: 'user' },
  analytics: { label: 'Analytics', icon: 'chart' },
};
