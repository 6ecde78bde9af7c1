import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { lifecycleStages } from 'shared-kernel/domain/lifecycle';
import { isScreeningIssue } from '../screenings/screening-rules';
import { issuePrefix } from './milestone-issue';

const isMilestoneIssue = (issue: string): boolean =>
  lifecycleStages.some((stage) => issue.startsWith(issuePrefix(stage)));

/** Why an issue cannot be raised by itself: it is open already, or would read as one of a flag. */
export function raisingRefusal(
  { flaggedIssues }: Pick<ComplianceRecord, 'flaggedIssues'>,
  issue: string,
): string | undefined {
  if (flaggedIssues.includes(issue)) return 'This issue is open already.';
  if (isScreeningIssue(issue) || isMilestoneIssue(issue)) {
    return 'What a screening or a milestone is held up by is raised by flagging it.';
  }
  return undefined;
}

/**
 * Whether an issue is settled by itself; one of a flagged milestone or screening is settled by
 * completing that.
 */
export const canSettle = (
  { milestones }: Pick<ComplianceRecord, 'milestones'>,
  issue: string,
): boolean =>
  !isScreeningIssue(issue) &&
  !lifecycleStages.some(
    (stage) =>
      issue.startsWith(issuePrefix(stage)) &&
      milestones.some((milestone) => milestone.stage === stage && milestone.status === 'flagged'),
  );
