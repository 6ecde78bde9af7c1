import type { FigureRequest, PeriodSpan } from 'shared-kernel/domain/overview';
import { Stack } from 'shared-kernel/ui';
import { computeFigures, useAvailability, useInventedRemark } from 'shared-kernel/workspace';
import { AnalyticsSection } from './analytics-section';
import { AuditLog } from './audit-log';
import { IntegrationStatus } from './integration-status';
import { TaskList } from '../tasks/task-list';
import { overviewFigures } from './overview-figures';
import { OverviewKpis } from './overview-kpis';
import styles from './overview.module.css';
import { RecentTransactions } from './recent-transactions';
import { TransactionActivity } from './transaction-activity';

/** Which figures nothing here was counted for; they are not shown to one company alone. */
const portfolioRemark =
  'Uptime is a sample figure. The compliance score and both distributions are sample figures, adjusted by your changes.';

interface OverviewBodyProps {
  readonly basis: Omit<FigureRequest<PeriodSpan>, 'period'>;
  readonly period: PeriodSpan;
}

/** All that the overview lists and counts. The sample as specified has no list of tasks. */
export function OverviewBody({ basis, period }: OverviewBodyProps) {
  const { records, isOwn } = basis;
  const isCounting = useAvailability(computeFigures).state !== 'inert';
  const remark = useInventedRemark(portfolioRemark);
  const caption = useInventedRemark('Whole portfolio, sample figures');
  const figures = overviewFigures({ ...basis, period });
  const kpis = <OverviewKpis figures={figures} />;
  const recent = (
    <RecentTransactions transactions={records.transactions} clients={records.clients} />
  );
  const activity = <TransactionActivity bars={figures.activity} />;
  const analytics = (
    <AnalyticsSection
      figures={figures}
      remark={isOwn ? undefined : remark}
      caption={isOwn ? undefined : caption}
    />
  );
  if (isCounting)
    return (
      <Stack>
        <div className={styles.front}>
          <TaskList />
          {kpis}
          {activity}
          {recent}
        </div>
        {analytics}
        <AuditLog />
        <IntegrationStatus isStrip />
      </Stack>
    );
  return (
    <Stack>
      {kpis}
      <div className={styles.wide}>
        {activity}
        <IntegrationStatus />
      </div>
      {analytics}
      <div className={styles.halves}>
        {recent}
        <AuditLog />
      </div>
    </Stack>
  );
}
