import { useEffect } from 'react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { useCurrentPortal, useApplyPreferences, useDismissToastAction } from 'shared-kernel/shell';
import { ErrorDetailsContext, useIgnoreRepeatedEnter } from 'shared-kernel/ui';
import '../federation/shared-modules';
import { renderErrorDetails } from '../diagnostics/copy-details';
import { useLastPortal } from '../page/last-portal';
import { enterPortal } from '../sign-in/portal-session';
import { SecondFactorStep } from '../sign-in/second-factor/second-factor-step';
import { recordSessionEvent } from '../sign-in/record-session-event';
import { DashboardFrame } from './frame/dashboard-frame';
import { DashboardProviders } from './dashboard-providers';
import { DailyDueNotifications } from './due/daily-due-notifications';
import { usePrefetchTabs } from './prefetch-tabs';
import { useDashboardTab } from './frame/use-dashboard-tab';
import { preloadOverview } from './overview-screen';
import { isOverviewTab, overviewTabLabel } from '../page/overview-tab';
import { useStoreRecentRecords } from './recent/recent-records';
import { TabErrorBoundary } from './tab-error-boundary';
import { TabPanel } from './tab-panel';

/** Loads the overview, so that it renders together with the dashboard. If loading fails, the tab shows the error. */
export async function prepareOverview(search: string): Promise<void> {
  if (isOverviewTab(new URLSearchParams(search).get('tab'))) await preloadOverview();
}

/** If the portal requires a second factor, the user enters the code before the dashboard appears (F1). */
export function DashboardPage() {
  const portal = useCurrentPortal();
  useApplyPreferences(portal);
  return (
    <SecondFactorStep portal={portal}>
      <Dashboard portal={portal} />
    </SecondFactorStep>
  );
}

interface DashboardProps {
  readonly portal: PortalKey;
}

function Dashboard({ portal }: DashboardProps) {
  const open = useDashboardTab();
  const { label } = open.state === 'remote' ? open.tab : overviewTabLabel;
  const { remember } = useLastPortal();

  const withdrawOffer = useDismissToastAction();

  useEffect(() => remember(portal), [remember, portal]);
  useEffect(() => {
    if (enterPortal(portal)) void recordSessionEvent('entered', portal).catch(() => undefined);
  }, [portal]);
  // Removes the Undo button when the portal changes, because the new portal may lack the permission.
  useEffect(() => () => withdrawOffer(), [withdrawOffer, portal]);
  usePrefetchTabs();
  useStoreRecentRecords();
  useIgnoreRepeatedEnter();

  return (
    <DashboardProviders portal={portal}>
      <DailyDueNotifications />
      <DashboardFrame portal={portal} open={open}>
        <ErrorDetailsContext value={renderErrorDetails}>
          <TabErrorBoundary tab={label}>
            <TabPanel portal={portal} open={open} />
          </TabErrorBoundary>
        </ErrorDetailsContext>
      </DashboardFrame>
    </DashboardProviders>
  );
}
