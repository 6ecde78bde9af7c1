import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { lifecycleStages } from 'shared-kernel/domain/lifecycle';
import { looksLike } from 'shared-kernel/domain/text';
import { screenings } from '../screenings/screening-event';
import { issuesOfScreening, readsAsScreeningIssue } from '../screenings/screening-rules';
import { issueOfStage, readsAsMilestoneIssue } from './milestone-issue';

/** Points that an issue takes from the compliance score when it is raised, and that settling it gives back. */
export const issuePoints = 5;

/** Why an issue cannot be raised by itself: it is open already, or would read as one of a flag. */
export function raisingRefusal(
  { flaggedIssues }: Pick<ComplianceRecord, 'flaggedIssues'>,
  issue: string,
): string | undefined {
  if (flaggedIssues.some(looksLike(issue))) return 'This issue is open already.';
  if (readsAsScreeningIssue(issue) || readsAsMilestoneIssue(issue)) {
    return 'Flag the screening or the milestone to raise this issue.';
  }
  return undefined;
}

/**
 * Whether an issue is settled by itself; one of a flagged milestone or screening is settled by
 * completing that.
 */
export const canSettle = (
  record: Pick<ComplianceRecord, 'milestones' | 'screeningEvents' | 'flaggedIssues'>,
  issue: string,
): boolean =>
  !screenings.some((screening) => issuesOfScreening(record, screening).includes(issue)) &&
  !lifecycleStages.some((stage) => issueOfStage(record, stage) === issue);
