import { useState } from 'react';
import { portalKeys, portalLabel, type PortalKey } from 'shared-kernel/domain/portal';
import { classNames } from 'shared-kernel/format';
import { dashboardPath } from 'shared-kernel/shell';
import { Button, FilterSelect, ScreenHeader, CommandButton, Icon, Section } from 'shared-kernel/ui';
import { usePageTitle } from '../page/page-title';
import page from '../brand/page.module.css';
import { PlainHeader } from '../brand/plain-header';
import { DashboardProviders } from '../dashboard/dashboard-providers';
import { ReleaseInspector } from '../federation/release-inspector';
import { useLastPortal } from '../page/last-portal';
import { ClockSection } from './clock-section';
import { CommandsSection } from './commands-section';
import styles from './development-page.module.css';
import { FaultsSection } from './faults-section';
import { StateSection } from './state-section';
import { WorkspaceSection } from './workspace-section';
import { resetWorkspace, useCommand } from 'shared-kernel/workspace';

const portals = portalKeys.map((value) => ({ value, label: portalLabel[value] }));

/** The sample in the place of this browser's records. */
function RecordsSection() {
  const { run, isPending, availability } = useCommand(resetWorkspace);
  return (
    <Section title="Records">
      <div className={styles.choices}>
        <CommandButton
          danger
          icon={<Icon name="undo" />}
          availability={availability}
          loading={isPending}
          onPress={() => void run({})}
        >
          Reset to the sample
        </CommandButton>
      </div>
    </Section>
  );
}

/** The state of the product in this browser tab, and what it can be put through. Served by `npm run dev` alone. */
export function DevelopmentPage() {
  const { lastPortal = 'admin' } = useLastPortal();
  const [portal, setPortal] = useState<PortalKey>(lastPortal);
  usePageTitle('Development');

  return (
    <DashboardProviders portal={portal}>
      <div className={page.page}>
        <PlainHeader>
          <ReleaseInspector />
        </PlainHeader>
        <main className={classNames(page.width, styles.main)}>
          <ScreenHeader
            level={1}
            title="Development"
            description="The state of the product in this browser tab, and what it can be put through."
            actions={
              <>
                <FilterSelect
                  label="Portal"
                  value={portal}
                  options={portals}
                  onChange={setPortal}
                />
                <Button type="primary" href={dashboardPath(portal)}>
                  Open the dashboard
                </Button>
              </>
            }
          />
          <div className={styles.columns}>
            <div className={styles.column}>
              <StateSection portal={portal} />
              <WorkspaceSection />
            </div>
            <div className={styles.column}>
              <ClockSection />
              <FaultsSection />
              <RecordsSection />
            </div>
          </div>
          <CommandsSection />
        </main>
      </div>
    </DashboardProviders>
  );
}
