import { useMemo } from 'react';
import { createPeriodRanges } from 'shared-kernel/domain/overview';
import {
  computeFinancialImpact,
  computeProcessMetrics,
  processTypeDisplay,
} from 'shared-kernel/domain/process';
import type { StatusDisplay } from 'shared-kernel/domain/status';
import {
  classNames,
  formatAmount,
  formatCompactUsd,
  formatNumber,
  formatPercent,
} from 'shared-kernel/format';
import {
  DataTable,
  Icon,
  Kpi,
  KpiRow,
  ProgressTrack,
  Section,
  Stack,
  getToneClass,
  type TableColumn,
} from 'shared-kernel/ui';
import { processPriorities, processTypes } from '../rules/process-fields';
import { priorityDisplay } from '../../priority-display';
import type { ProcessTabProps } from '../use-filtered-processes';
import styles from './process-analytics.module.css';

interface CountBarsProps {
  readonly title: string;
  readonly rows: readonly (readonly [view: StatusDisplay, count: number])[];
}

function CountBars({ title, rows }: CountBarsProps) {
  const maxCount = Math.max(1, ...rows.map(([, count]) => count));
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <tbody>
        {rows.map(([{ label, icon, tone }, count]) => (
          <tr key={label} className={classNames(getToneClass(tone))}>
            <th scope="row">
              <Icon name={icon} /> {label}
            </th>
            <td className={styles.track} aria-hidden="true">
              <ProgressTrack value={(count / maxCount) * 100} isToned />
            </td>
            <td className={styles.count}>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type FinancialImpact = ReturnType<typeof computeFinancialImpact>[number];

const impactColumns: readonly TableColumn<FinancialImpact>[] = [
  { key: 'currency', title: 'Currency', render: ({ currency }) => currency },
  ...(
    [
      ['pipeline', 'Pipeline'],
      ['atRisk', 'At risk'],
      ['critical', 'Critical priority'],
      ['settled', 'Settled'],
    ] as const
  ).map(([key, title]): TableColumn<FinancialImpact> => ({
    key,
    title,
    align: 'end',
    render: (impact) => formatAmount(impact[key], impact.currency),
  })),
];

const measured = (value: number | undefined, write: (value: number) => string) =>
  value === undefined ? '—' : write(value);

type Metrics = ReturnType<typeof computeProcessMetrics>;

interface MetricTilesProps {
  readonly metrics: Metrics;
}

const MetricTiles = ({ metrics }: MetricTilesProps) => (
  <KpiRow label="Process metrics">
    <Kpi
      label="Average completion time"
      value={measured(metrics.averageCompletionDays, (days) => `${formatNumber(days)} days`)}
      hint="Last 30 days"
    />
    <Kpi
      label="On-time rate"
      value={measured(metrics.onTimeRate, formatPercent)}
      hint="Milestones, last 30 days"
    />
    <Kpi
      label="Active processes"
      value={formatNumber(metrics.active)}
      hint={`${formatNumber(metrics.completed)} completed`}
    />
    <Kpi
      label="Completed milestones"
      value={formatNumber(metrics.milestonesCompleted)}
      hint={`of ${formatNumber(metrics.milestonesTotal)}`}
    />
    <Kpi label="Overdue milestones" value={formatNumber(metrics.overdueMilestones)} />
    <Kpi label="Delayed milestones" value={formatNumber(metrics.delayedMilestones)} />
  </KpiRow>
);

const MetricBars = ({ metrics }: Pick<MetricTilesProps, 'metrics'>) => (
  <div className={styles.bars}>
    <CountBars
      title="By type"
      rows={processTypes.map((type) => [processTypeDisplay[type], metrics.byType[type]])}
    />
    <CountBars
      title="By priority"
      rows={processPriorities.map((priority) => [
        priorityDisplay[priority],
        metrics.byPriority[priority],
      ])}
    />
  </div>
);

const ImpactTiles = ({ usd }: { readonly usd: FinancialImpact }) => (
  <KpiRow label="Financial impact in US dollars">
    <Kpi label="Pipeline" value={formatCompactUsd(usd.pipeline)} hint="Active processes" />
    <Kpi
      label="At risk"
      value={formatCompactUsd(usd.atRisk)}
      hint="Processes with an overdue or delayed milestone"
    />
    <Kpi
      label="Critical priority"
      value={formatCompactUsd(usd.critical)}
      hint="Included in the pipeline"
    />
    <Kpi label="Settled" value={formatCompactUsd(usd.settled)} hint="Completed processes" />
  </KpiRow>
);

export function ProcessAnalytics({ found }: ProcessTabProps) {
  const { listed: processes, now } = found;
  const metrics = useMemo(
    () => computeProcessMetrics(processes, createPeriodRanges('30d', now).window),
    [processes, now],
  );
  const impact = useMemo(() => computeFinancialImpact(processes), [processes]);
  const usd = impact.find(({ currency }) => currency === 'USD');
  return (
    <Stack>
      <Section title="Process metrics">
        <MetricTiles metrics={metrics} />
        <MetricBars metrics={metrics} />
      </Section>
      <Section title="Financial impact" description="Amounts are not converted.">
        {usd && <ImpactTiles usd={usd} />}
        <DataTable
          label="Financial impact by currency"
          columns={impactColumns}
          rows={impact}
          rowKey={({ currency }) => currency}
        />
      </Section>
    </Stack>
  );
}
