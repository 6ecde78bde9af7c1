import { lifecycleStageView, type LifecycleStage } from 'shared-kernel/domain/lifecycle';

/** How the issues of a flagged stage begin. */
export const issuePrefix = (stage: LifecycleStage) => `${lifecycleStageView[stage].label}: `;

/** The issue that flagging a stage adds, which completing the stage settles. */
export const milestoneIssue = (stage: LifecycleStage, comment: string): string =>
  issuePrefix(stage) + comment;
