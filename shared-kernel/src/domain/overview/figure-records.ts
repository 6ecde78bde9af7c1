import type { Client } from '../client';
import type { ComplianceRecord } from '../compliance';
import type { Contract } from '../contract';
import { riskLevels, type RiskLevel } from '../lifecycle/risk-level';
import type { Process } from '../process';
import type { Transaction } from '../transaction';
import {
  adjustedCounts,
  portfolioStages,
  riskShares,
  sampleContractDistribution,
  sampleRiskOverview,
  sharesOf,
  type PortfolioStage,
  type Share,
} from './distribution';
import { sampleHeadline } from './headline';

/** The records from which all figures are computed. */
export interface FigureRecords {
  readonly transactions: readonly Transaction[];
  readonly processes: readonly Process[];
  readonly contracts: readonly Contract[];
  readonly clients: readonly Client[];
  readonly complianceRecords: readonly ComplianceRecord[];
}

/**
 * The input for a set of figures: the workspace's `records`, the unchanged `sample`, and `now` as an ISO instant.
 * Figures that the specification fixes are those of the default period, whatever period is selected.
 */
export interface FigureRequest<Span> {
  readonly records: FigureRecords;
  readonly sample: FigureRecords;
  readonly now: string;
  readonly period: Span;
  readonly isFixed: boolean;
  /** Whether all records belong to a single company. The sample's portfolio figures then do not apply. */
  readonly isOwn?: boolean;
}

const stageOfContract: Record<Contract['status'], PortfolioStage> = {
  draft: 'pending',
  pending_review: 'legal_review',
  legal_approved: 'pre_certified',
  signed: 'active',
  user_waived: 'active',
};

const stagesOf = ({ contracts }: FigureRecords) =>
  contracts.map(({ status }) => stageOfContract[status]);

const noContracts = { active: 0, legal_review: 0, pre_certified: 0, pending: 0, completed: 0 };
const noRisks = { low: 0, medium: 0, high: 0 };

/**
 * The contract status distribution. It is the fixed distribution of the sample (F6, B16) plus every contract added or
 * moved to another status since. Without a sample it counts only the records.
 */
export const contractDistribution = (
  records: FigureRecords,
  sample: FigureRecords | undefined,
): Share<PortfolioStage>[] =>
  sharesOf(
    portfolioStages,
    adjustedCounts(portfolioStages, sample ? sampleContractDistribution : noContracts, {
      now: stagesOf(records),
      sample: sample ? stagesOf(sample) : [],
    }),
  );

const risksOf = ({ clients }: FigureRecords) => clients.map(({ riskLevel }) => riskLevel);

/**
 * The risk overview. It is the fixed overview of the sample (F6) plus every client added or rated differently since.
 * Without a sample it counts only the records.
 */
export const riskOverview = (
  records: FigureRecords,
  sample: FigureRecords | undefined,
): Share<RiskLevel>[] =>
  riskShares(
    adjustedCounts(riskLevels, sample ? sampleRiskOverview : noRisks, {
      now: risksOf(records),
      sample: sample ? risksOf(sample) : [],
    }),
  );

const averageScore = ({ complianceRecords }: FigureRecords): number | undefined =>
  complianceRecords.length === 0
    ? undefined
    : complianceRecords.reduce((sum, { complianceScore }) => sum + complianceScore, 0) /
      complianceRecords.length;

/**
 * The platform's compliance score from 0 to 100, to one decimal. It is 94 as in the sample (F7) plus the change of the
 * average score in the workspace.
 */
export function platformComplianceScore(records: FigureRecords, sample: FigureRecords): number {
  const after = averageScore(records);
  const before = averageScore(sample);
  const moved = before === undefined || after === undefined ? 0 : after - before;
  const score = Math.round((sampleHeadline.complianceScore + moved) * 10) / 10;
  return Math.min(100, Math.max(0, score));
}
