import {
  getComplianceScoreBand,
  hasScore,
  type ComplianceScoreBand,
} from '../../screening/score-band';
import {
  listPendingSignOffs,
  listScreeningsToReview,
  type ComplianceRecord,
} from 'shared-kernel/domain/compliance';
import { createTextMatcher, type SearchMode } from 'shared-kernel/domain/search';
import type { RiskChoice } from '../../screening/risk-filter';
import { signOffParties } from '../rules/sign-off-rules';

/** Values of the filter for outstanding work: screenings to review, or the party whose sign-off is missing. */
export const outstandingWorkChoices = ['screening', ...signOffParties] as const;

type CaseWait = (typeof outstandingWorkChoices)[number];

const isWaiting = (record: ComplianceRecord, waits: CaseWait): boolean =>
  waits === 'screening'
    ? listScreeningsToReview(record).length > 0
    : listPendingSignOffs(record).includes(waits);

/** Filters of the compliance list (CO1). A record must match every filter that is set. */
interface ComplianceFilter {
  /** Part of the company or reviewer name, ignoring upper and lower case. */
  readonly q?: string;
  readonly risk?: RiskChoice;
  readonly band?: ComplianceScoreBand | 'all';
  readonly show?: 'flagged' | 'all';
  readonly waits?: CaseWait | 'all';
}

export const searchComplianceRecords = (
  records: readonly ComplianceRecord[],
  { q = '', risk = 'all', band = 'all', show = 'all', waits = 'all' }: ComplianceFilter,
  reach?: SearchMode,
): ComplianceRecord[] => {
  const matches = createTextMatcher(q, reach);
  return records.filter(
    (record) =>
      (risk === 'all' || record.riskLevel === risk) &&
      (band === 'all' ||
        (hasScore(record) && getComplianceScoreBand(record.complianceScore) === band)) &&
      (show === 'all' || record.flaggedIssues.length > 0) &&
      (waits === 'all' || isWaiting(record, waits)) &&
      matches([record.name, record.assignedReviewer]),
  );
};
