import type { PortalKey } from 'shared-kernel/domain/portal';
import type { DashboardTab } from 'shared-kernel/shell';
import { ErrorBoundary } from 'shared-kernel/ui';
import { RemoteScreen } from '../federation/remote-screen';
import { Overview } from './overview/overview';
import { tabScreens } from './tab-screens';

interface TabPanelProps {
  readonly portal: PortalKey;
  readonly tab: DashboardTab;
}

export function TabPanel({ portal, tab }: TabPanelProps) {
  if (tab === 'overview') {
    return (
      <ErrorBoundary>
        <Overview portal={portal} />
      </ErrorBoundary>
    );
  }
  return <RemoteScreen key={`${portal}/${tab}`} id={tabScreens[tab]} portal={portal} />;
}
