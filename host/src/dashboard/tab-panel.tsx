import { useSearchParams } from 'react-router-dom';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { ScreenSkeleton } from 'shared-kernel/ui';
import { headingAt } from '../page/described-tabs';
import { FaultyRemote } from '../federation/faulty-remote';
import { RemoteScreen } from '../federation/remote-screen';
import type { OpenTab } from './frame/use-dashboard-tab';
import { LateScreen } from '../federation/late-screen';
import { loadedOverview, loadOverview } from './load-overview';
import { ownHeading } from '../page/overview-tab';
import { useIsAuditLog } from './use-is-live';

interface TabPanelProps {
  readonly portal: PortalKey;
  readonly open: OpenTab;
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
          heading={headingAt(open.tab, address)}
        />
      ) : (
        <FaultyRemote name={remote} fault={fault} />
      );
    }
  }
}

const load = () =>
  loadOverview().catch(() => {
    throw new Error('The overview could not be loaded.');
  });

/** The overview, or the audit log as a page. */
export function OverviewScreen() {
  const isLog = useIsAuditLog();
  return (
    <LateScreen loaded={loadedOverview} load={load} heading={ownHeading(isLog)}>
      {(Overview) => <Overview isLog={isLog} />}
    </LateScreen>
  );
}
