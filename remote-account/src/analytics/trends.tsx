import type { AnalyticsMetrics } from './analytics-metrics';
import { formatCompactUsd, formatUsd, formatNumber } from 'shared-kernel/format';
import { Chart } from 'shared-kernel/charts';
import { formatPeriodPhrase } from './format-period-phrase';
import styles from './analytics.module.css';

interface TrendsProps {
  readonly figures: AnalyticsMetrics;
}

const counted = (count: number, noun: string) =>
  `${formatNumber(count)} ${count === 1 ? noun : `${noun}s`}`;

export function Trends({ figures: { trend, period } }: TrendsProps) {
  const when = formatPeriodPhrase(period);
  const sum = (key: 'usd' | 'transactions' | 'milestones') =>
    trend.reduce((total, point) => total + point[key], 0);
  const points = (key: 'usd' | 'transactions' | 'milestones') =>
    trend.map((point) => ({ category: point.bucket, value: point[key] }));

  return (
    <div className={styles.trends}>
      <Chart
        kind="area"
        title="Volume trend"
        summary={`${formatCompactUsd(sum('usd'))} moved ${when}.`}
        data={points('usd')}
        categoryLabel="From"
        valueLabel="Volume in USD"
        formatValue={formatCompactUsd}
        formatExact={formatUsd}
      />
      <Chart
        kind="column"
        title="Transaction trend"
        summary={`${counted(sum('transactions'), 'transaction')} initiated ${when}.`}
        data={points('transactions')}
        categoryLabel="From"
        valueLabel="Transactions"
      />
      <Chart
        kind="line"
        title="Milestone trend"
        summary={`${counted(sum('milestones'), 'process milestone')} completed ${when}.`}
        data={points('milestones')}
        categoryLabel="From"
        valueLabel="Milestones"
      />
    </div>
  );
}
