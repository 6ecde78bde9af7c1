import { complianceScoreBand, type ComplianceScoreBand } from '../../screening/score-band';
import {
  awaitedSignOffs,
  screeningsToWork,
  type ComplianceRecord,
} from 'shared-kernel/domain/compliance';
import type { RiskLevel } from 'shared-kernel/domain/lifecycle';
import { textMatcher, type SearchReach } from 'shared-kernel/domain/search';
import { signOffParties } from '../sign-offs/case-sign-off';

/** What a case can wait for: a reviewer of its screenings, or the sign-off of a party. */
export const caseWaits = ['screening', ...signOffParties] as const;

type CaseWait = (typeof caseWaits)[number];

const isWaiting = (record: ComplianceRecord, waits: CaseWait): boolean =>
  waits === 'screening'
    ? screeningsToWork(record).length > 0
    : awaitedSignOffs(record).includes(waits);

/** What narrows the compliance list, by AND; what is left out narrows nothing (CO1). */
export interface ComplianceFilter {
  /** Part of the company’s or the assigned reviewer’s name, in any letter case. */
  readonly text?: string;
  readonly reach?: SearchReach;
  readonly risk?: RiskLevel;
  readonly band?: ComplianceScoreBand;
  /** Only records with at least one flagged issue. */
  readonly flagged?: boolean;
  readonly waits?: CaseWait;
}

/** The records that pass every part of the filter, in their order (CO1). */
export const searchComplianceRecords = (
  records: readonly ComplianceRecord[],
  { text = '', reach, risk, band, flagged = false, waits }: ComplianceFilter,
): ComplianceRecord[] => {
  const matches = textMatcher(text, reach);
  return records.filter(
    (record) =>
      (risk === undefined || record.riskLevel === risk) &&
      (band === undefined || complianceScoreBand(record.complianceScore) === band) &&
      (!flagged || record.flaggedIssues.length > 0) &&
      (waits === undefined || isWaiting(record, waits)) &&
      matches([record.name, record.assignedReviewer]),
  );
};
