export { caseDeciders } from './case-cause';
export { caseStatus, pendingDecision, standingDecision } from './case-standing';
export type { CaseDecision, CaseNote, CaseOutcome, ReviewCase } from './review-case.schema';
