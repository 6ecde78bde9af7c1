import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import type { LifecycleStage } from 'shared-kernel/domain/lifecycle';
import type { ComplianceCheck } from '../../screening/compliance-history';
import type { MilestoneStatus } from './milestone';

/** What a reviewer may decide on an open milestone. */
export const milestoneDecisions = ['complete', 'flag'] as const;

export type MilestoneDecisionKind = (typeof milestoneDecisions)[number];

/** What one decision on a milestone does. */
export interface MilestoneDecisionRule {
  readonly label: string;
  /** The statuses a milestone can be in for the decision to be open. */
  readonly from: readonly MilestoneStatus[];
  readonly to: MilestoneStatus;
  /** Points added to the compliance score, which stays within 0 and 100. */
  readonly scoreChange: number;
  readonly historyStatus: ComplianceCheck['status'];
  readonly effect: string;
}

/** What deciding on a milestone does, as the screen's table shows it. */
export const milestoneDecisionRules: Record<MilestoneDecisionKind, MilestoneDecisionRule> = {
  complete: {
    label: 'Complete',
    from: ['current', 'flagged'],
    to: 'completed',
    scoreChange: 2,
    historyStatus: 'passed',
    effect:
      'The client moves to the next stage. Issues flagged here are closed. In the first three stages this is a sign-off.',
  },
  flag: {
    label: 'Flag',
    from: ['current'],
    to: 'flagged',
    scoreChange: -5,
    historyStatus: 'failed',
    effect: 'The client stays in this stage. The comment is added to the flagged issues.',
  },
};

/** Whether a record's milestone is open to a decision. */
export const canDecideMilestone = (
  { milestones }: Pick<ComplianceRecord, 'milestones'>,
  stage: LifecycleStage,
  decision: MilestoneDecisionKind,
): boolean => {
  const milestone = milestones.find((candidate) => candidate.stage === stage);
  return (
    milestone !== undefined && milestoneDecisionRules[decision].from.includes(milestone.status)
  );
};
