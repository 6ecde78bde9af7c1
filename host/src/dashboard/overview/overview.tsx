import { defaultPeriod } from 'shared-kernel/domain/overview';
import { urlChoice, useUrlState } from 'shared-kernel/shell';
import { KpiRowSkeleton, CardGridSkeleton, DataView, ScreenHeader, Stack } from 'shared-kernel/ui';
import { useFigureRecords } from 'shared-kernel/workspace';
import { overviewHeading } from '../overview-tab';
import { AnalyticsSection } from './analytics-section';
import { AuditLog } from './audit-log';
import { IntegrationStatus } from './integration-status';
import { overviewFigures } from './overview-figures';
import { OverviewKpis } from './overview-kpis';
import { overviewPeriods } from './overview-periods';
import styles from './overview.module.css';
import { RecentTransactions } from './recent-transactions';
import { SampleChip } from './sample-chip';
import { TransactionActivity } from './transaction-activity';

const urlParams = { period: urlChoice(overviewPeriods, defaultPeriod) };

const skeleton = (
  <Stack>
    <KpiRowSkeleton count={8} />
    <CardGridSkeleton count={4} />
  </Stack>
);

/** The dashboard's first tab: what moved, what waits, what was done (F4 to F7). */
export function Overview() {
  const { values, set } = useUrlState(urlParams);
  const query = useFigureRecords();

  return (
    <Stack>
      <ScreenHeader
        title={overviewHeading.title}
        description={overviewHeading.lead}
        meta={<SampleChip />}
      />
      <DataView query={query} skeleton={skeleton}>
        {(request) => {
          const figures = overviewFigures({ ...request, period: values.period });
          return (
            <Stack>
              <OverviewKpis figures={figures} />
              <div className={styles.wide}>
                <TransactionActivity bars={figures.activity} />
                <IntegrationStatus />
              </div>
              <AnalyticsSection
                figures={figures}
                period={values.period}
                onPeriod={(period) => set({ period })}
              />
              <div className={styles.halves}>
                <RecentTransactions transactions={request.records.transactions} />
                <AuditLog />
              </div>
            </Stack>
          );
        }}
      </DataView>
    </Stack>
  );
}
