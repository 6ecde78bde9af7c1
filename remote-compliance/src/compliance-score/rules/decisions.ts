import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import type { LifecycleStage } from 'shared-kernel/domain/lifecycle';
import type { ComplianceCheck } from '../../screening/compliance-history';
import type { MilestoneStatus } from './milestone';

export const milestoneDecisions = ['complete', 'flag'] as const;

export type MilestoneDecisionKind = (typeof milestoneDecisions)[number];

export interface MilestoneDecisionRule {
  readonly label: string;
  readonly from: readonly MilestoneStatus[];
  readonly to: MilestoneStatus;
  /** Change of the compliance score in points, for example -3. The score stays between 0 and 100. */
  readonly scoreChange: number;
  readonly historyStatus: ComplianceCheck['status'];
  readonly effect: string;
}

/** Effects of each milestone decision. The page shows these effects as a table. */
export const milestoneDecisionRules: Record<MilestoneDecisionKind, MilestoneDecisionRule> = {
  complete: {
    label: 'Complete',
    from: ['current', 'flagged'],
    to: 'completed',
    scoreChange: 2,
    historyStatus: 'passed',
    effect:
      'The client moves to the next stage. Issues of this stage are closed. In the first three stages, completion is a sign-off.',
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

const completions: Readonly<Record<LifecycleStage, string>> = {
  initiated: 'Finish intake',
  under_review: 'Finish review',
  approved: 'Complete approval',
  compliant: 'Confirm compliance',
  executed: 'Finish execution',
};

export const getMilestoneActionLabel = (decision: MilestoneDecisionKind, stage: LifecycleStage) =>
  decision === 'flag' ? 'Flag a problem' : completions[stage];

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
