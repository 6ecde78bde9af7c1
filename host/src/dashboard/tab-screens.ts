import type { ScreenId } from 'shared-kernel/remote';
import type { DashboardTab } from 'shared-kernel/shell';

/** The screen behind each tab; the overview alone is the shell's own. */
export const tabScreens: Record<Exclude<DashboardTab, 'overview'>, ScreenId> = {
  processes: 'operations/processes',
  transactions: 'operations/transactions',
  clients: 'compliance/client-management',
  compliance: 'compliance/compliance-score',
  contracts: 'contracts/contract-management',
  notifications: 'operations/notifications',
  profile: 'account/profile',
  analytics: 'account/analytics',
};
