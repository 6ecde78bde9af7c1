import type { MilestoneDecisionKind } from './milestones/decisions';
import type { LifecycleStage } from 'shared-kernel/domain/lifecycle';

/** A decision that is being made on a milestone. */
export interface MilestoneQuestion {
  readonly caseId: string;
  readonly stage: LifecycleStage;
  readonly decision: MilestoneDecisionKind;
}
