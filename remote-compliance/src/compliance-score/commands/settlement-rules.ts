import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { lifecycleStages } from 'shared-kernel/domain/lifecycle';
import { createLookalikeMatcher } from 'shared-kernel/domain/text';
import { screenings } from '../screenings/screening-event';
import { issuesOfScreening, isScreeningIssueText } from '../screenings/screening-rules';
import { issueOfStage, isMilestoneIssueText } from '../rules/milestone-issue';

/** Points that raising an issue subtracts from the compliance score. Settling the issue adds them back. */
export const issueScorePenalty = 5;

/** Returns why an issue cannot be raised: it is already open, or its text looks like the issue of a flag. */
export function newIssueRefusal(
  { flaggedIssues }: Pick<ComplianceRecord, 'flaggedIssues'>,
  issue: string,
): string | undefined {
  if (flaggedIssues.some(createLookalikeMatcher(issue))) return 'This issue is already open.';
  if (isScreeningIssueText(issue) || isMilestoneIssueText(issue)) {
    return 'Flag the screening or the milestone to raise this issue.';
  }
  return undefined;
}

/**
 * Whether an issue can be settled directly. The issue of a flagged milestone or screening is settled by completing that
 * step.
 */
export const canSettle = (
  record: Pick<ComplianceRecord, 'milestones' | 'screeningEvents' | 'flaggedIssues'>,
  issue: string,
): boolean =>
  !screenings.some((screening) => issuesOfScreening(record, screening).includes(issue)) &&
  !lifecycleStages.some((stage) => issueOfStage(record, stage) === issue);
