import {
  type DateRange,
  getComparablePreviousValue,
  computeContractDistribution,
  computePlatformComplianceScore,
  computeRiskOverview,
  resolveKpiRequest,
  sampleHeadlineKpis,
  sumByPeriod,
  type KpiRecords,
  type KpiRequest,
  type Kpi,
  type PeriodEvent,
  type PeriodRanges,
  type PeriodSelection,
  type PeriodSum,
  type PortfolioStage,
  type DistributionShare,
  computeShares,
} from 'shared-kernel/domain/overview';
import {
  lifecycleStages,
  type LifecycleStage,
  type RiskLevel,
} from 'shared-kernel/domain/lifecycle';
import { computeFinancialImpact, computeProcessMetrics } from 'shared-kernel/domain/process';
import { convertToUsd, type TransactionType } from 'shared-kernel/domain/transaction';
import { analyticsKpis, analyticsKpiDisplay, type AnalyticsKpi } from './analytics-kpi';
import { computeVolumes, type TransactionVolumes, type VolumeShare } from './volume-shares';

export interface TrendPoint {
  readonly bucket: string;
  /** Volume in US dollars, without failed transactions. */
  readonly usd: number;
  readonly transactions: number;
  readonly milestones: number;
}

export interface AnalyticsMetrics {
  readonly period: PeriodSelection;
  /** Whether the analytics cover only the user’s company. If so, platform metrics are omitted. */
  readonly isOwn: boolean;
  readonly window: DateRange;
  readonly kpis: readonly Kpi<AnalyticsKpi>[];
  readonly bases: Readonly<Partial<Record<AnalyticsKpi, number>>>;
  readonly trend: readonly TrendPoint[];
  readonly contractDistribution: readonly DistributionShare<PortfolioStage>[];
  readonly risk: readonly DistributionShare<RiskLevel>[];
  /** Numbers of records in the workspace. */
  readonly counted: { readonly contracts: number; readonly clients: number };
  readonly volumeByType: readonly VolumeShare<TransactionType>[];
  readonly clientVolume: readonly VolumeShare<string>[];
  readonly compliancePipeline: readonly DistributionShare<LifecycleStage>[];
}

const summed = ['usd', 'transactions', 'completed', 'failed', 'milestones'] as const;

type Summed = (typeof summed)[number];

function* eventsOf({ transactions, processes }: KpiRecords): Generator<PeriodEvent<Summed>> {
  for (const transaction of transactions) {
    const { status, timestamp: at } = transaction;
    if (status === 'failed') {
      yield { at, adds: { transactions: 1, failed: 1 } };
      continue;
    }
    const completed = status === 'completed' ? 1 : 0;
    yield { at, adds: { transactions: 1, completed, usd: convertToUsd(transaction) } };
  }
  for (const { milestones } of processes) {
    for (const { completedDate } of milestones) {
      if (completedDate !== undefined) yield { at: completedDate, adds: { milestones: 1 } };
    }
  }
}

/** Percentage of completed transactions among completed and failed transactions, rounded to one decimal. */
const settlementRate = (completed: number, failed: number): number | undefined =>
  completed + failed === 0 ? undefined : Math.round((completed / (completed + failed)) * 1000) / 10;

type Standing = Omit<Kpi<AnalyticsKpi>, 'key'>;

function kpisOf(
  records: KpiRecords,
  sample: KpiRecords | undefined,
  { window, before }: PeriodRanges,
  sums: Readonly<Record<Summed, PeriodSum>>,
  volumes: TransactionVolumes,
): readonly Kpi<AnalyticsKpi>[] {
  const { usd, transactions, completed, failed } = sums;
  const metrics = computeProcessMetrics(records.processes, window);
  const metricsBefore = computeProcessMetrics(records.processes, before);
  const pair = (value: number | undefined, previous?: number): Standing => ({
    value,
    previous,
    trend: [],
  });
  const pipeline = computeFinancialImpact(records.processes).find(
    ({ currency }) => currency === 'USD',
  );
  const standings: Record<AnalyticsKpi, Standing> = {
    volume: { ...usd, previous: getComparablePreviousValue(usd.previous, transactions.previous) },
    transactions,
    settlementRate: pair(
      settlementRate(completed.value, failed.value),
      getComparablePreviousValue(
        settlementRate(completed.previous, failed.previous),
        completed.previous + failed.previous,
      ),
    ),
    activeClients: pair(volumes.byClient.length, volumes.clientsBefore),
    pipeline: pair(pipeline?.pipeline ?? 0),
    complianceScore: pair(sample && computePlatformComplianceScore(records, sample)),
    averageCompletionDays: pair(
      metrics.averageCompletionDays,
      getComparablePreviousValue(
        metricsBefore.averageCompletionDays,
        metricsBefore.completedInWindow,
      ),
    ),
    onTimeRate: pair(
      metrics.onTimeRate,
      getComparablePreviousValue(metricsBefore.onTimeRate, sums.milestones.previous),
    ),
    uptime: pair(sampleHeadlineKpis.uptime),
  };
  return analyticsKpis
    .filter((key) => sample || !analyticsKpiDisplay[key].source)
    .map((key) => ({ key, ...standings[key] }));
}

const compliancePipeline = ({
  complianceRecords,
}: KpiRecords): DistributionShare<LifecycleStage>[] => {
  const counts: Record<LifecycleStage, number> = {
    initiated: 0,
    under_review: 0,
    approved: 0,
    compliant: 0,
    executed: 0,
  };
  for (const { currentStage } of complianceRecords) counts[currentStage] += 1;
  return computeShares(lifecycleStages, counts);
};

/** Computes the metrics of System Analytics (AN2). `reference` mode always uses the default period. */
export function computeAnalyticsMetrics(request: KpiRequest<PeriodSelection>): AnalyticsMetrics {
  const { records, sample, period, ranges, isOwn } = resolveKpiRequest(request);
  const sums = sumByPeriod(summed, eventsOf(records), ranges);
  const volumes = computeVolumes(records, ranges);
  return {
    period,
    isOwn,
    window: ranges.window,
    kpis: kpisOf(records, sample, ranges, sums, volumes),
    bases: {
      settlementRate: sums.completed.value + sums.failed.value,
      onTimeRate: sums.milestones.value,
    },
    trend: ranges.buckets.map(({ label }, index) => ({
      bucket: label,
      usd: sums.usd.trend[index] ?? 0,
      transactions: sums.transactions.trend[index] ?? 0,
      milestones: sums.milestones.trend[index] ?? 0,
    })),
    contractDistribution: computeContractDistribution(records, sample),
    risk: computeRiskOverview(records, sample),
    counted: { contracts: records.contracts.length, clients: records.clients.length },
    volumeByType: volumes.byType,
    clientVolume: volumes.byClient,
    compliancePipeline: compliancePipeline(records),
  };
}
