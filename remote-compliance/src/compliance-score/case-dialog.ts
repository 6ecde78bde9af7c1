import type { Screening } from 'shared-kernel/domain/compliance';
import type { MilestoneQuestion } from './milestone-question';
import type { ScreeningStep } from './screenings/screening-rules';

/** A step of a screening that is being taken. */
export interface ScreeningQuestion {
  readonly caseId: string;
  readonly screening: Screening;
  readonly step: ScreeningStep;
}

/** An issue that is being settled. */
export interface IssueQuestion {
  readonly caseId: string;
  readonly issue: string;
}

/** A case that an issue is being raised on, or a review case opened about. */
export interface RaisingQuestion {
  readonly caseId: string;
}

/** What is being decided on a case. */
export type CaseDialog =
  | (MilestoneQuestion & { readonly kind: 'milestone' })
  | (ScreeningQuestion & { readonly kind: 'screening' })
  | (IssueQuestion & { readonly kind: 'issue' })
  | (RaisingQuestion & { readonly kind: 'raise' })
  | (RaisingQuestion & { readonly kind: 'review' });
