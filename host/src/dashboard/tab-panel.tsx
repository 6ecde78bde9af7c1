import { useSearchParams, useLocation } from 'react-router-dom';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { ScreenSkeleton } from 'shared-kernel/ui';
import { headingAt } from '../page/described-tabs';
import { FaultyRemote } from '../federation/faulty-remote';
import { RemoteScreen } from '../federation/remote-screen';
import type { OpenTab } from './frame/use-dashboard-tab';
import { useEffect, useState } from 'react';
import { loadingLimits } from 'shared-kernel/loading';
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
  const isLeft = useIsLeft();
  if (isLeft) return <ScreenSkeleton />;

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

const placeOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }) =>
  `${pathname} ${new URLSearchParams(search).get('tab')}`;

const waysOut = ['click', 'keydown', 'popstate'] as const;

/**
 * Whether the page has been led elsewhere and still shows this. React draws what is led to when nothing more urgent is
 * left to do, and so never while an effect of what is shown sets state without end.
 */
export function useIsLeft(): boolean {
  const { pathname, search, key } = useLocation();
  const place = placeOf({ pathname, search });
  const [leftAt, setLeftAt] = useState<string>();

  useEffect(() => {
    // Led elsewhere already, or by a router that leaves the browser's address alone.
    if (placeOf(window.location) !== place) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      if (placeOf(window.location) !== place) setLeftAt(key);
    };
    const hear = () => {
      timer ??= setTimeout(look, loadingLimits.leftTabLimitMs);
    };
    for (const way of waysOut) window.addEventListener(way, hear, true);
    return () => {
      clearTimeout(timer);
      for (const way of waysOut) window.removeEventListener(way, hear, true);
    };
  }, [place, key]);

  return leftAt === key;
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
