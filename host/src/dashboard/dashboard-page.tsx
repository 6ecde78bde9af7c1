import { useEffect } from 'react';
import { portalTitle } from 'shared-kernel/domain/portal';
import { useCurrentPortal } from 'shared-kernel/shell';
import { useKeptFocus } from 'shared-kernel/ui';
import '../federation/platform';
import { usePageTitle } from '../app/page-title';
import { useLastPortal } from '../portal-selection/last-portal';
import { DashboardFrame } from './frame/dashboard-frame';
import { DashboardProviders } from './dashboard-providers';
import { useTabsAhead } from './fetch-tabs-ahead';
import { useDashboardTab } from './frame/use-dashboard-tab';
import { loadOverview } from './load-overview';
import { isOverview, overview } from './overview-tab';
import { TabPanel } from './tab-panel';

/** Readies the overview where the address names it: it is drawn once, with the dashboard. A failure is the tab's to tell. */
export async function prepareOverview(search: string): Promise<void> {
  if (isOverview(new URLSearchParams(search).get('tab')))
    await loadOverview().catch(() => undefined);
}

/** The dashboard of one portal: the frame and the tab that the URL names (F1, F3). */
export function DashboardPage() {
  const portal = useCurrentPortal();
  const open = useDashboardTab();
  const { label } = open.state === 'remote' ? open.tab : overview;
  const { remember } = useLastPortal();
  usePageTitle(`${label} · ${portalTitle[portal]}`);

  useEffect(() => remember(portal), [remember, portal]);
  useTabsAhead();
  useKeptFocus();

  return (
    <DashboardProviders portal={portal}>
      <DashboardFrame portal={portal} open={open}>
        <TabPanel portal={portal} open={open} />
      </DashboardFrame>
    </DashboardProviders>
  );
}
