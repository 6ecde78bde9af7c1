import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import {
  lifecycleStages,
  lifecycleStageView,
  type LifecycleStage,
} from 'shared-kernel/domain/lifecycle';

const prefixOf = (stage: LifecycleStage) => `${lifecycleStageView[stage].label}: `;

/** The issue that flagging a stage adds, which completing the stage settles. */
export const milestoneIssue = (stage: LifecycleStage, comment: string): string =>
  prefixOf(stage) + comment;

/** The issue that a stage's flag has put on a case, by what the flagged milestone records; undefined without a flag. */
export function issueOfStage(
  { milestones }: Pick<ComplianceRecord, 'milestones'>,
  stage: LifecycleStage,
): string | undefined {
  const flagged = milestones.find(
    (milestone) => milestone.stage === stage && milestone.status === 'flagged',
  );
  return flagged && milestoneIssue(stage, flagged.comments);
}

/** Whether an issue would read as that of a flagged stage. */
export const readsAsMilestoneIssue = (issue: string): boolean =>
  lifecycleStages.some((stage) => issue.startsWith(prefixOf(stage)));
