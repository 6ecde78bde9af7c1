import { clientDirectory } from 'shared-kernel/domain/client';
import { actingSignatories } from 'shared-kernel/domain/contract';
import type { RiskLevel } from 'shared-kernel/domain/lifecycle';
import {
  contractDistribution,
  defaultPeriod,
  periodScope,
  platformComplianceScore,
  riskOverview,
  sampleHeadline,
  sumByPeriod,
  type DayWindow,
  type FigureRecords,
  type FigureRequest,
  type Kpi,
  type PeriodEvent,
  type PeriodScope,
  type PeriodSpan,
  type PeriodSum,
  type PortfolioStage,
  type Share,
} from 'shared-kernel/domain/overview';
import { financialImpact, processMetrics } from 'shared-kernel/domain/process';
import { newestFirst } from 'shared-kernel/format';
import {
  counterpartyKind,
  transactionTypes,
  type Transaction,
  type TransactionType,
} from 'shared-kernel/domain/transaction';
import type { Headline } from './headline';
import type { OverviewKpi } from './overview-kpi';

/** One bar of the chart: how many transactions of a rail were initiated in a bucket (F5). */
export interface ActivityBar {
  readonly bucket: string;
  readonly type: TransactionType;
  readonly count: number;
}

/** Everything the overview shows, in the order of its sections (F4 to F7). */
export interface OverviewFigures {
  readonly window: DayWindow;
  readonly kpis: readonly Kpi<OverviewKpi>[];
  readonly activity: readonly ActivityBar[];
  readonly contractDistribution: readonly Share<PortfolioStage>[];
  readonly risk: readonly Share<RiskLevel>[];
  /** Without those of the whole platform where the records are one company's own. */
  readonly headline: Headline;
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
}: FigureRecords): Generator<PeriodEvent<PeriodKpi>> {
  const directory = clientDirectory(clients);
  for (const transaction of transactions) {
    const { type, timestamp } = transaction;
    const isVendor = counterpartyKind(transaction, directory) === 'vendor';
    const toVendor = isVendor ? { vendorPayments: 1 } : {};
    yield { at: timestamp, adds: { [kpiOfType[type]]: 1, ...toVendor } };
  }
  for (const { smartContracts } of processes) {
    for (const { at } of smartContracts) yield { at, adds: { smartContracts: 1 } };
  }
}

const signedDocuments = ({ contracts }: FigureRecords) =>
  contracts
    .filter((contract) => {
      const people = actingSignatories(contract);
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
  records: FigureRecords,
  sums: Readonly<Record<PeriodKpi, PeriodSum>>,
  isOwn: boolean,
): readonly Kpi<OverviewKpi>[] {
  const active = records.processes.filter(({ status }) => status === 'active').length;
  return [
    ...periodKpis.map((key) => ({ key, ...sums[key] })),
    ofToday('activeWorkflows', active),
    ofToday('signedDocs', signedDocuments(records)),
    ...(isOwn ? [] : [ofToday('uptime', sampleHeadline.uptime)]),
  ];
}

const activityOf = (
  { buckets }: PeriodScope,
  sums: Readonly<Record<PeriodKpi, PeriodSum>>,
): readonly ActivityBar[] =>
  buckets.flatMap(({ label }, index) =>
    transactionTypes.map((type) => ({
      bucket: label,
      type,
      count: sums[kpiOfType[type]].trend[index] ?? 0,
    })),
  );

/**
 * Everything the overview shows (F4 to F7). On the untouched sample in the default period the figures
 * are the specification's fixed texts. The KPI cards, bars, average completion, on-time rate and
 * pipeline are computed from the records; the distributions and the compliance score are the sample's
 * fixed ones moved by what has changed since; uptime is fixed. The period re-scopes all that happened
 * within it, and leaves what is a figure of today (pipeline, distributions, score) as it is. Where the records are
 * one company's own, nothing but they is counted, and the figures of the whole platform are absent.
 */
export function overviewFigures(request: FigureRequest<PeriodSpan>): OverviewFigures {
  const { now, isFixed, isOwn = false } = request;
  const records = isFixed ? request.sample : request.records;
  const sample = isOwn ? undefined : request.sample;
  const period = isFixed ? defaultPeriod : request.period;
  const scope = periodScope(period, now);
  const sums = sumByPeriod(periodKpis, eventsOf(records), scope);
  const metrics = processMetrics(records.processes, scope.window);
  return {
    window: scope.window,
    kpis: kpisOf(records, sums, isOwn),
    activity: activityOf(scope, sums),
    contractDistribution: contractDistribution(records, sample),
    risk: riskOverview(records, sample),
    headline: {
      ...(sample && {
        uptime: sampleHeadline.uptime,
        complianceScore: platformComplianceScore(records, sample),
      }),
      averageCompletionDays: metrics.averageCompletionDays,
      onTimeRate: metrics.onTimeRate,
      pipeline: financialImpact(records.processes).find(({ currency }) => currency === 'USD')
        ?.pipeline,
    },
  };
}

/** The latest transactions, newest first (F5). */
export const recentTransactions = (
  transactions: readonly Transaction[],
  count = 5,
): Transaction[] =>
  transactions.toSorted(newestFirst(({ timestamp }) => timestamp)).slice(0, count);

/** The periods of the overview's analytics section (F6). */
export const overviewPeriods = ['30d', '90d', '1y'] as const;
