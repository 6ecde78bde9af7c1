import type { ComponentProps } from 'react';
import { Chart } from 'shared-kernel/charts';
import { riskLevelDisplay } from 'shared-kernel/domain/lifecycle';
import { portfolioStageDisplay } from 'shared-kernel/domain/overview';
import type { Tone } from 'shared-kernel/domain/status';
import { transactionTypeDisplay } from 'shared-kernel/domain/transaction';
import {
  formatCompactUsd,
  formatCount,
  formatNumber,
  formatPercent,
  formatUsd,
} from 'shared-kernel/format';
import { useIsPhone } from 'shared-kernel/ui';
import { useSimulationNote } from 'shared-kernel/workspace';
import type { AnalyticsMetrics } from './analytics-metrics';
import styles from './distribution-charts.module.css';
import { formatCompactVolumes } from './volume-shares';

interface Part {
  readonly label: string;
  readonly value: number;
  readonly figure: string;
  readonly percent: number;
  readonly tone?: Tone;
}

interface DonutProps extends Pick<
  ComponentProps<typeof Chart>,
  | 'height'
  | 'title'
  | 'summary'
  | 'note'
  | 'categoryLabel'
  | 'valueLabel'
  | 'formatValue'
  | 'formatExact'
> {
  readonly parts: readonly Part[];
}

/** Heights of the donut charts, in px. With these heights, the donut is half as wide as its card. */
const donutHeight = { desktop: 264, phone: 240 };

function Donut({ parts, ...props }: DonutProps) {
  const isPhone = useIsPhone();
  const { formatValue = formatNumber, valueLabel } = props;
  const toned = parts.flatMap(({ label, tone }) => (tone ? [[label, tone] as const] : []));
  return (
    <Chart
      height={isPhone ? donutHeight.phone : donutHeight.desktop}
      {...props}
      kind="donut"
      data={parts.map(({ label, value }) => ({ category: label, value }))}
      tones={Object.fromEntries(toned)}
      legendOf={(name) => {
        const part = parts.find(({ label }) => label === name);
        return { figure: part?.figure ?? '', share: formatPercent(part?.percent ?? 0) };
      }}
      centre={
        <>
          <span className={styles.total}>
            {formatValue(parts.reduce((sum, { value }) => sum + value, 0))}
          </span>
          <span className={styles.totalLabel}>{valueLabel}</span>
        </>
      }
    />
  );
}

interface DistributionProps {
  readonly figures: AnalyticsMetrics;
}

function usePortfolioNote(isOwn: boolean, counted: string): string | undefined {
  const note = useSimulationNote(
    `Sample portfolio, adjusted by changes in this workspace. This workspace has ${counted}.`,
  );
  return isOwn ? undefined : note;
}

export function ContractStatusChart({ figures }: DistributionProps) {
  const { contractDistribution, counted, isOwn } = figures;
  const total = contractDistribution.reduce((sum, { count }) => sum + count, 0);
  const parts = contractDistribution.map(({ key, count, percent }) => ({
    ...portfolioStageDisplay[key],
    value: count,
    figure: formatNumber(count),
    percent,
  }));
  const words = parts.map(({ label, figure }) => `${figure} ${label}`);
  return (
    <Donut
      title="Contract status distribution"
      summary={`${formatCount(total, 'contract')}: ${words.join(', ')}.`}
      note={usePortfolioNote(isOwn, formatCount(counted.contracts, 'contract'))}
      parts={parts}
      categoryLabel="Status"
      valueLabel="Contracts"
    />
  );
}

export function RiskOverviewChart({ figures }: DistributionProps) {
  const { risk, counted, isOwn } = figures;
  const parts = risk.map(({ key, count, percent }) => ({
    ...riskLevelDisplay[key],
    value: count,
    figure: formatNumber(count),
    percent,
  }));
  const words = parts.map(
    ({ label, value, percent }) =>
      `${label} ${formatCount(value, 'client')} (${formatPercent(percent)})`,
  );
  return (
    <Donut
      title="Risk overview"
      summary={`${words.join(', ')}.`}
      note={usePortfolioNote(isOwn, formatCount(counted.clients, 'client'))}
      parts={parts}
      categoryLabel="Risk"
      valueLabel="Clients"
    />
  );
}

/** Height of the chart in px. The client chart beside it has the same height. */
const besideClients = 280;

export function VolumeByTypeChart({ figures: { volumeByType } }: DistributionProps) {
  const isPhone = useIsPhone();
  const texts = formatCompactVolumes(volumeByType.map(({ usd }) => usd));
  const parts = volumeByType.map(({ key, usd, percent }, place) => ({
    label: transactionTypeDisplay[key].label,
    value: usd,
    figure: texts[place] ?? formatCompactUsd(usd),
    percent,
  }));
  const words = parts.map(
    ({ label, figure, percent }) => `${label} ${figure} (${formatPercent(percent)})`,
  );
  return (
    <Donut
      {...(!isPhone && { height: besideClients })}
      title="Transaction volume by type"
      summary={`${words.join(', ')}.`}
      parts={parts}
      categoryLabel="Type"
      valueLabel="US dollars"
      formatValue={formatCompactUsd}
      formatExact={formatUsd}
    />
  );
}
