import { useSearchParams } from 'react-router-dom';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { ErrorCard, ScreenSkeleton } from 'shared-kernel/ui';
import { getTabHeading } from '../page/remote-tabs';
import { reloadRelease } from '../federation/composition';
import { RemoteError } from '../federation/fetch-document';
import { RemoteScreen } from '../federation/remote-screen';
import type { DashboardTabState } from './frame/use-dashboard-tab';
import { OverviewScreen } from './overview-screen';

interface TabPanelProps {
  readonly portal: PortalKey;
  readonly open: DashboardTabState;
}

export function TabPanel({ portal, open }: TabPanelProps) {
  const [address] = useSearchParams();

  switch (open.state) {
    case 'unknown':
      return <ScreenSkeleton />;
    case 'overview':
      return <OverviewScreen />;
    case 'remote': {
      const { key, remote, screen, fault } = open.tab;
      return fault === undefined ? (
        <RemoteScreen
          key={`${portal}/${key}`}
          id={screen}
          portal={portal}
          heading={getTabHeading(open.tab, address)}
        />
      ) : (
        <ErrorCard
          error={new RemoteError(`The release of the ${remote} remote ${fault}`)}
          onRetry={() => void reloadRelease(remote).catch(() => undefined)}
        />
      );
    }
  }
}
