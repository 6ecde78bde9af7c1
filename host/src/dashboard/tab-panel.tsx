import type { PortalKey } from 'shared-kernel/domain/portal';
import type { ScreenId } from 'shared-kernel/remote';
import type { DashboardTab } from 'shared-kernel/shell';
import { RemoteScreen } from '../federation/remote-screen';
import { Overview } from './overview/overview';

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

interface TabPanelProps {
  readonly portal: PortalKey;
  readonly tab: DashboardTab;
}

export function TabPanel({ portal, tab }: TabPanelProps) {
  if (tab === 'overview') return <Overview portal={portal} />;
  return <RemoteScreen key={`${portal}/${tab}`} id={tabScreens[tab]} portal={portal} />;
}
