import type { ReactNode } from 'react';
import type { KpiRequest, PeriodSelection } from 'shared-kernel/domain/overview';
import { Stack } from 'shared-kernel/ui';
import { useHasSampleData, useSimulationNote } from 'shared-kernel/workspace';
import { AnalyticsSection } from './analytics-section';
import { AuditLog } from './audit-log';
import { IntegrationStatus } from './integration-status';
import { TaskList } from '../tasks/task-list';
import { useTasks } from '../tasks/use-tasks';
import { useIsLiveMode } from '../use-is-live-mode';
import { computeOverviewMetrics } from './overview-metrics';
import { OverviewKpis } from './overview-kpis';
import styles from './overview.module.css';
import { computePriorityMetrics } from './compute-priority-metrics';
import { PriorityKpis } from './priority-kpis';
import { RecentTransactions } from './recent-transactions';
import { TransactionActivity } from './transaction-activity';

/** Text that says which figures are sample values. Omitted in portals that show only one company. */
const portfolioRemark =
  'Uptime is a sample figure. The compliance score is a sample figure, adjusted by your changes.';

interface OverviewBodyProps {
  readonly basis: Omit<KpiRequest<PeriodSelection>, 'period'>;
  readonly period: PeriodSelection;
  readonly periodChoice: ReactNode;
}

/**
 * The sections of the overview, in the order that F4 to F7 specify. In `live` mode, priority figures and open tasks
 * come first.
 */
export function OverviewBody({ basis, period, periodChoice }: OverviewBodyProps) {
  const { records, isOwn = false } = basis;
  const remark = useSimulationNote(portfolioRemark);
  const figures = computeOverviewMetrics({ ...basis, period });
  return (
    <Stack>
      {useIsLiveMode() && <Priorities basis={basis} />}
      <OverviewKpis figures={figures} />
      <div className={styles.wide}>
        <TransactionActivity bars={figures.activity} />
        {useHasSampleData() === true && <IntegrationStatus />}
      </div>
      <div className={styles.halves}>
        <RecentTransactions transactions={records.transactions} clients={records.clients} />
        <AuditLog />
      </div>
      <AnalyticsSection
        figures={figures}
        remark={isOwn ? undefined : remark}
        periodChoice={periodChoice}
      />
    </Stack>
  );
}

function Priorities({ basis: { records, now, isOwn = false } }: Pick<OverviewBodyProps, 'basis'>) {
  const tasks = useTasks();
  return (
    <>
      <PriorityKpis
        figures={computePriorityMetrics({ records, tasks: tasks.data, now })}
        isOwn={isOwn}
      />
      <TaskList query={tasks} />
    </>
  );
}
