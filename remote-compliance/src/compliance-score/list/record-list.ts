import { wholePercent } from 'shared-kernel/domain/overview';
import { complianceScoreBand, type ComplianceScoreBand } from '../../screening/score-band';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { riskLevels } from '../../screening/risk-levels';
import { millisecondsOf } from 'shared-kernel/format';

/** What the compliance list can be put in order by, each with what most needs a look first (CO1). */
export type ComplianceSortKey = 'score' | 'risk' | 'staleness' | 'name';

/** The orders of the compliance list; with a minus in front they are the other way round. */
export const complianceSorts = [
  'score',
  'risk',
  'staleness',
  'name',
  '-score',
  '-risk',
  '-staleness',
  '-name',
] as const;

export type ComplianceSort = (typeof complianceSorts)[number];

/** How each order reads on screen (CO1). */
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

export const sortKeyOf = (sort: ComplianceSort): ComplianceSortKey =>
  sort.replace(/^-/, '') as ComplianceSortKey;

const rank: Record<ComplianceSortKey, (record: ComplianceRecord) => number> = {
  score: ({ complianceScore }) => complianceScore,
  risk: ({ riskLevel, complianceScore }) => complianceScore - 1000 * riskLevels.indexOf(riskLevel),
  staleness: ({ lastUpdated }) => millisecondsOf(lastUpdated),
  name: () => 0,
};

/** The records in an order, those that tie by name; the list itself is left as it is. */
export function sortComplianceRecords(
  records: readonly ComplianceRecord[],
  sort: ComplianceSort,
): ComplianceRecord[] {
  const rankOf = rank[sortKeyOf(sort)];
  const sign = sort.startsWith('-') ? -1 : 1;
  const byName = sort === '-name' ? -1 : 1;
  return records
    .map((record) => ({ record, rank: rankOf(record) }))
    .sort((a, b) => sign * (a.rank - b.rank) || byName * a.record.name.localeCompare(b.record.name))
    .map(({ record }) => record);
}

/** The share of a record's milestones that are completed, 0 to 100, rounded. */
export function complianceProgress({ milestones }: Pick<ComplianceRecord, 'milestones'>): number {
  const completed = milestones.filter(({ status }) => status === 'completed').length;
  return wholePercent(completed, milestones.length);
}

/** The figures of the score engine’s summary cards (CO1). */
export interface ComplianceSummary {
  readonly total: number;
  /** The mean score, rounded to a whole number; undefined without records. */
  readonly averageScore: number | undefined;
  /** How many records are in each band. */
  readonly bands: Readonly<Record<ComplianceScoreBand, number>>;
  readonly highRisk: number;
  /** How many issues are flagged, over all records. */
  readonly flaggedIssues: number;
  /** How many records have at least one of them. */
  readonly flaggedRecords: number;
}

/** The figures of the summary cards of the compliance score engine (CO1). */
export function complianceSummary(records: readonly ComplianceRecord[]): ComplianceSummary {
  const bands = { strong: 0, watch: 0, at_risk: 0 };
  let scores = 0;
  for (const { complianceScore } of records) {
    bands[complianceScoreBand(complianceScore)] += 1;
    scores += complianceScore;
  }
  return {
    total: records.length,
    averageScore: records.length === 0 ? undefined : Math.round(scores / records.length),
    bands,
    highRisk: records.filter(({ riskLevel }) => riskLevel === 'high').length,
    flaggedIssues: records.reduce((count, { flaggedIssues }) => count + flaggedIssues.length, 0),
    flaggedRecords: records.filter(({ flaggedIssues }) => flaggedIssues.length > 0).length,
  };
}
