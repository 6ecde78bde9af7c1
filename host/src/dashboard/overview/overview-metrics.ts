import { createClientDirectory } from 'shared-kernel/domain/client';
import { listActingSignatories } from 'shared-kernel/domain/contract';
import type { RiskLevel } from 'shared-kernel/domain/lifecycle';
import {
  computeContractDistribution,
  computePlatformComplianceScore,
  computeRiskOverview,
  resolveKpiRequest,
  sampleHeadlineKpis,
  sumByPeriod,
  type DateRange,
  type KpiRecords,
  type KpiRequest,
  type Kpi,
  type PeriodEvent,
  type PeriodRanges,
  type PeriodSelection,
  type PeriodSum,
  type PortfolioStage,
  type DistributionShare,
} from 'shared-kernel/domain/overview';
import { computeFinancialImpact, computeProcessMetrics } from 'shared-kernel/domain/process';
import { createNewestFirstComparator } from 'shared-kernel/format';
import {
  getCounterpartyKind,
  transactionTypes,
  type Transaction,
  type TransactionType,
} from 'shared-kernel/domain/transaction';
import type { HeadlineMetrics } from './headline-metrics';
import type { OverviewKpi } from './overview-kpi';

/** One bar of the activity chart: the transactions of a payment rail in a range of days (F5). */
export interface ActivityBar {
  readonly bucket: string;
  readonly type: TransactionType;
  readonly count: number;
}

export interface Distributions {
  readonly contracts: readonly DistributionShare<PortfolioStage>[];
  readonly risk: readonly DistributionShare<RiskLevel>[];
}

export interface OverviewMetrics {
  readonly window: DateRange;
  readonly kpis: readonly Kpi<OverviewKpi>[];
  readonly activity: readonly ActivityBar[];
  readonly distributions: Distributions;
  /** Distributions counted from the records. `undefined` if `distributions` already contains the counted values. */
  readonly counted: Distributions | undefined;
  /** Headline figures. Platform-wide figures are missing if the records belong to one company. */
  readonly headline: HeadlineMetrics;
}

const periodKpis = [
  'bankWires',
  'usdtTransactions',
  'fxTransactions',
  'smartContracts',
  'vendorPayments',
] as const satisfies readonly OverviewKpi[];

type PeriodKpi = (typeof periodKpis)[number];

const kpiOfType = {
  fiat: 'bankWires',
  fx: 'fxTransactions',
  crypto: 'usdtTransactions',
} as const satisfies Record<TransactionType, PeriodKpi>;

function* eventsOf({
  transactions,
  processes,
  clients,
}: KpiRecords): Generator<PeriodEvent<PeriodKpi>> {
  const directory = createClientDirectory(clients);
  for (const transaction of transactions) {
    const { type, timestamp } = transaction;
    const isVendor = getCounterpartyKind(transaction, directory) === 'vendor';
    const toVendor = isVendor ? { vendorPayments: 1 } : {};
    yield { at: timestamp, adds: { [kpiOfType[type]]: 1, ...toVendor } };
  }
  for (const { smartContracts } of processes) {
    for (const { at } of smartContracts) yield { at, adds: { smartContracts: 1 } };
  }
}

const signedDocuments = ({ contracts }: KpiRecords) =>
  contracts
    .filter((contract) => {
      const people = listActingSignatories(contract);
      return people.length > 0 && people.every(({ status }) => status === 'signed');
    })
    .reduce((sum, { documents }) => sum + documents.length, 0);

const ofToday = (key: OverviewKpi, value: number): Kpi<OverviewKpi> => ({
  key,
  value,
  previous: undefined,
  trend: [],
});

function kpisOf(
  records: KpiRecords,
  sums: Readonly<Record<PeriodKpi, PeriodSum>>,
  isOwn: boolean,
): readonly Kpi<OverviewKpi>[] {
  const active = records.processes.filter(({ status }) => status === 'active').length;
  return [
    ...periodKpis.map((key) => ({ key, ...sums[key] })),
    ofToday('activeWorkflows', active),
    ofToday('signedDocs', signedDocuments(records)),
    ...(isOwn ? [] : [ofToday('uptime', sampleHeadlineKpis.uptime)]),
  ];
}

const activityOf = (
  { buckets }: PeriodRanges,
  sums: Readonly<Record<PeriodKpi, PeriodSum>>,
): readonly ActivityBar[] =>
  buckets.flatMap(({ label }, index) =>
    transactionTypes.map((type) => ({
      bucket: label,
      type,
      count: sums[kpiOfType[type]].trend[index] ?? 0,
    })),
  );

const distributionsOf = (records: KpiRecords, sample: KpiRecords | undefined): Distributions => ({
  contracts: computeContractDistribution(records, sample),
  risk: computeRiskOverview(records, sample),
});

/**
 * Computes all figures of the overview (F4 to F7). Uptime, compliance score and distributions start from values of the
 * sample data.
 */
export function computeOverviewMetrics(request: KpiRequest<PeriodSelection>): OverviewMetrics {
  const { records, sample, ranges, isOwn } = resolveKpiRequest(request);
  const sums = sumByPeriod(periodKpis, eventsOf(records), ranges);
  const metrics = computeProcessMetrics(records.processes, ranges.window);
  return {
    window: ranges.window,
    kpis: kpisOf(records, sums, isOwn),
    activity: activityOf(ranges, sums),
    distributions: distributionsOf(records, sample),
    counted: sample && !request.isFixed ? distributionsOf(records, undefined) : undefined,
    headline: {
      ...(sample && {
        uptime: sampleHeadlineKpis.uptime,
        complianceScore: computePlatformComplianceScore(records, sample),
      }),
      averageCompletionDays: metrics.averageCompletionDays,
      onTimeRate: metrics.onTimeRate,
      pipeline: computeFinancialImpact(records.processes).find(({ currency }) => currency === 'USD')
        ?.pipeline,
    },
  };
}

export const findRecentTransactions = (
  transactions: readonly Transaction[],
  count = 5,
): Transaction[] =>
  transactions.toSorted(createNewestFirstComparator(({ timestamp }) => timestamp)).slice(0, count);

export const overviewPeriods = ['30d', '90d', '1y'] as const;
