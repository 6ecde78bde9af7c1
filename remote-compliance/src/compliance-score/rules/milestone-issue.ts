import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import {
  lifecycleStages,
  lifecycleStageDisplay,
  type LifecycleStage,
} from 'shared-kernel/domain/lifecycle';

const prefixOf = (stage: LifecycleStage) => `${lifecycleStageDisplay[stage].label}: `;

/** The issue text that is added when a stage is flagged. Completing the stage removes the issue. */
export const formatMilestoneIssue = (stage: LifecycleStage, comment: string): string =>
  prefixOf(stage) + comment;

export function findStageIssue(
  { milestones }: Pick<ComplianceRecord, 'milestones'>,
  stage: LifecycleStage,
): string | undefined {
  const flagged = milestones.find(
    (milestone) => milestone.stage === stage && milestone.status === 'flagged',
  );
  return flagged && formatMilestoneIssue(stage, flagged.comments);
}

/** Whether a text begins like the issue of a flagged stage. */
export const isMilestoneIssueText = (issue: string): boolean =>
  lifecycleStages.some((stage) => issue.startsWith(prefixOf(stage)));
