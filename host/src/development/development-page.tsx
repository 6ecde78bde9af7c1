import { classNames } from 'shared-kernel/format';
import { dashboardPath } from 'shared-kernel/shell';
import { Button, ScreenHeader } from 'shared-kernel/ui';
import page from '../brand/page.module.css';
import { PlainHeader } from '../brand/plain-header';
import { DashboardProviders } from '../dashboard/dashboard-providers';
import { usePageTitle } from '../page/page-title';
import { ClockSection } from './clock-section';
import styles from './development-page.module.css';
import { FaultsSection } from './faults-section';

/** Page that changes the clock and simulates faults in this browser tab. Only `npm run dev` serves this page. */
export function DevelopmentPage() {
  usePageTitle('Development');

  return (
    <DashboardProviders portal="admin">
      <div className={page.page}>
        <PlainHeader />
        <main className={classNames(page.width, styles.main)}>
          <ScreenHeader
            level={1}
            title="Development"
            description="Simulated time and faults for this browser tab."
            actions={
              <Button type="primary" href={dashboardPath('admin')}>
                Open the dashboard
              </Button>
            }
          />
          <div className={styles.columns}>
            <ClockSection />
            <FaultsSection />
          </div>
        </main>
      </div>
    </DashboardProviders>
  );
}
