import type { Client } from '../client';
import type { ComplianceRecord } from '../compliance';
import type { Contract } from '../contract';
import { riskLevels, type RiskLevel } from '../lifecycle/risk-level';
import type { Process } from '../process';
import type { Transaction } from '../transaction';
import {
  adjustCounts,
  portfolioStages,
  toRiskShares,
  sampleContractDistribution,
  sampleRiskOverview,
  computeShares,
  type PortfolioStage,
  type DistributionShare,
} from './distribution';
import { defaultPeriod, type PeriodSelection } from './period';
import { sampleHeadlineKpis } from './sample-headline-kpis';
import { createPeriodRanges } from './sum-by-period';

/** The records from which the figures of the dashboard are calculated. */
export interface KpiRecords {
  readonly transactions: readonly Transaction[];
  readonly processes: readonly Process[];
  readonly contracts: readonly Contract[];
  readonly clients: readonly Client[];
  readonly complianceRecords: readonly ComplianceRecord[];
}

/**
 * Input for dashboard figures at the time `now` (ISO). `records` are the current records and `sample` the unchanged
 * sample data. If `isFixed`, the figures show the sample data for the default period.
 */
export interface KpiRequest<Span> {
  readonly records: KpiRecords;
  readonly sample: KpiRecords;
  readonly now: string;
  readonly period: Span;
  readonly isFixed: boolean;
  /**
   * Whether to count only the records, without the fixed sample portfolio. Set for a single company, or in a workspace
   * without the sample.
   */
  readonly isOwn?: boolean;
}

/**
 * Returns the records, the sample and the period of a request. `sample` is `undefined` if only the records count.
 *
 * @example
 * const { records, ranges } = resolveKpiRequest(request);
 */
export function resolveKpiRequest(request: KpiRequest<PeriodSelection>) {
  const { now, isFixed, isOwn = false } = request;
  const period = isFixed ? defaultPeriod : request.period;
  return {
    records: isFixed ? request.sample : request.records,
    sample: isOwn ? undefined : request.sample,
    period,
    ranges: createPeriodRanges(period, now),
    isOwn,
  };
}

const stageOfContract: Record<Contract['status'], PortfolioStage> = {
  draft: 'pending',
  pending_review: 'legal_review',
  legal_approved: 'pre_certified',
  signed: 'active',
  user_waived: 'active',
};

const stagesOf = ({ contracts }: KpiRecords) =>
  contracts.map(({ status }) => stageOfContract[status]);

const noContracts = { active: 0, legal_review: 0, pre_certified: 0, pending: 0, completed: 0 };
const noRisks = { low: 0, medium: 0, high: 0 };

/**
 * Returns the number of contracts per status: the fixed counts of the sample data plus the changes in the workspace
 * (F6, B16). Without a sample, only the records count.
 */
export const computeContractDistribution = (
  records: KpiRecords,
  sample: KpiRecords | undefined,
): DistributionShare<PortfolioStage>[] =>
  computeShares(
    portfolioStages,
    adjustCounts(portfolioStages, sample ? sampleContractDistribution : noContracts, {
      now: stagesOf(records),
      sample: sample ? stagesOf(sample) : [],
    }),
  );

const risksOf = ({ clients }: KpiRecords) => clients.map(({ riskLevel }) => riskLevel);

/**
 * Returns the number of clients per risk level: the fixed counts of the sample data plus the changes in the workspace
 * (F6). Without a sample, only the records count.
 */
export const computeRiskOverview = (
  records: KpiRecords,
  sample: KpiRecords | undefined,
): DistributionShare<RiskLevel>[] =>
  toRiskShares(
    adjustCounts(riskLevels, sample ? sampleRiskOverview : noRisks, {
      now: risksOf(records),
      sample: sample ? risksOf(sample) : [],
    }),
  );

const averageScore = ({ complianceRecords }: KpiRecords): number | undefined =>
  complianceRecords.length === 0
    ? undefined
    : complianceRecords.reduce((sum, { complianceScore }) => sum + complianceScore, 0) /
      complianceRecords.length;

/**
 * Returns the compliance score of the platform, from 0 to 100 with one decimal. The score is 94 for the sample and
 * changes with the average score of the clients (F7).
 */
export function computePlatformComplianceScore(records: KpiRecords, sample: KpiRecords): number {
  const after = averageScore(records);
  const before = averageScore(sample);
  const moved = before === undefined || after === undefined ? 0 : after - before;
  const score = Math.round((sampleHeadlineKpis.complianceScore + moved) * 10) / 10;
  return Math.min(100, Math.max(0, score));
}
