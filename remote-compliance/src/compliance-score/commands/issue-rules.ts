import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { lifecycleStages } from 'shared-kernel/domain/lifecycle';
import { createLookalikeMatcher } from 'shared-kernel/domain/text';
import { screenings } from '../screenings/screening-event';
import { findScreeningIssues, isScreeningIssueText } from '../screenings/screening-rules';
import { findStageIssue, isMilestoneIssueText } from '../rules/milestone-issue';

/** Points that raising an issue subtracts from the compliance score. Resolving the issue restores these points. */
export const issueScorePenalty = 5;

/**
 * Returns why an issue cannot be raised. The issue may already be open, or its text may begin like the issue of a
 * flagged step.
 */
export function getNewIssueError(
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
 * Whether a user can resolve an issue directly. Issues of flagged milestones and screenings are resolved by completing
 * the flagged step.
 */
export const canResolveIssue = (
  record: Pick<ComplianceRecord, 'milestones' | 'screeningEvents' | 'flaggedIssues'>,
  issue: string,
): boolean =>
  !screenings.some((screening) => findScreeningIssues(record, screening).includes(issue)) &&
  !lifecycleStages.some((stage) => findStageIssue(record, stage) === issue);
