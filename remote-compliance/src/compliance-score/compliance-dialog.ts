import type { LifecycleStage } from 'shared-kernel/domain/lifecycle';
import type { Screening } from './screenings/screening-event';
import type { MilestoneDecisionKind } from './rules/decisions';
import type { ScreeningStep } from './screenings/screening-rules';

interface OfCase<Kind extends string> {
  readonly kind: Kind;
  readonly caseId: string;
}

export type ComplianceDialog =
  | (OfCase<'milestone'> & {
      readonly stage: LifecycleStage;
      readonly decision: MilestoneDecisionKind;
    })
  | (OfCase<'screening'> & { readonly screening: Screening; readonly step: ScreeningStep })
  | (OfCase<'issue'> & { readonly issue: string })
  | OfCase<'raise'>
  | OfCase<'review'>;
