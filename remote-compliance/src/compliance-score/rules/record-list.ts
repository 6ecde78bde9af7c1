import { toWholePercent } from 'shared-kernel/domain/overview';
import {
  getComplianceScoreBand,
  hasScore,
  type ComplianceScoreBand,
} from '../../screening/score-band';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { riskLevels } from '../../screening/risk-levels';
import { toMilliseconds } from 'shared-kernel/format';

/** Sort keys of the compliance list. The default order lists the most urgent record first (CO1). */
export type ComplianceSortKey = 'score' | 'risk' | 'staleness' | 'name';

/** Sort orders of the compliance list. A leading minus reverses the order. */
export const complianceSortOrders = [
  'score',
  'risk',
  'staleness',
  'name',
  '-score',
  '-risk',
  '-staleness',
  '-name',
] as const;

export type ComplianceSort = (typeof complianceSortOrders)[number];

export const complianceSortLabel: Record<ComplianceSort, string> = {
  score: 'Lowest score first',
  risk: 'Highest risk first',
  staleness: 'Least recently updated',
  name: 'Company, A to Z',
  '-score': 'Highest score first',
  '-risk': 'Lowest risk first',
  '-staleness': 'Most recently updated',
  '-name': 'Company, Z to A',
};

export const getComplianceSortKey = (sort: ComplianceSort): ComplianceSortKey =>
  sort.replace(/^-/, '') as ComplianceSortKey;

const rank: Record<ComplianceSortKey, (record: ComplianceRecord) => number> = {
  score: ({ complianceScore }) => complianceScore,
  risk: ({ riskLevel, complianceScore }) => complianceScore - 1000 * riskLevels.indexOf(riskLevel),
  staleness: ({ lastUpdated }) => toMilliseconds(lastUpdated),
  name: () => 0,
};

/** Returns a sorted copy of the records. Records with equal sort values are sorted by name. */
export function sortComplianceRecords(
  records: readonly ComplianceRecord[],
  sort: ComplianceSort,
): ComplianceRecord[] {
  const rankOf = rank[getComplianceSortKey(sort)];
  const sign = sort.startsWith('-') ? -1 : 1;
  const byName = sort === '-name' ? -1 : 1;
  return records
    .map((record) => ({ record, rank: rankOf(record) }))
    .sort((a, b) => sign * (a.rank - b.rank) || byName * a.record.name.localeCompare(b.record.name))
    .map(({ record }) => record);
}

/** Percentage of completed milestones, as a whole number from 0 to 100. */
export function computeComplianceProgress({
  milestones,
}: Pick<ComplianceRecord, 'milestones'>): number {
  const completed = milestones.filter(({ status }) => status === 'completed').length;
  return toWholePercent(completed, milestones.length);
}

export interface ComplianceSummary {
  readonly total: number;
  /** Mean score as a whole number. `undefined` if no record is scored. */
  readonly averageScore: number | undefined;
  readonly bands: Readonly<Record<ComplianceScoreBand, number>>;
  readonly highRisk: number;
  readonly flaggedIssues: number;
  readonly flaggedRecords: number;
}

export function summarizeComplianceRecords(
  records: readonly ComplianceRecord[],
): ComplianceSummary {
  const bands = { strong: 0, watch: 0, at_risk: 0 };
  let scores = 0;
  const scored = records.filter(hasScore);
  for (const { complianceScore } of scored) {
    bands[getComplianceScoreBand(complianceScore)] += 1;
    scores += complianceScore;
  }
  return {
    total: records.length,
    averageScore: scored.length === 0 ? undefined : Math.round(scores / scored.length),
    bands,
    highRisk: records.filter(({ riskLevel }) => riskLevel === 'high').length,
    flaggedIssues: records.reduce((count, { flaggedIssues }) => count + flaggedIssues.length, 0),
    flaggedRecords: records.filter(({ flaggedIssues }) => flaggedIssues.length > 0).length,
  };
}
