export { caseDeciders } from './case-cause';
export { canApproveCase, isDeciderOf, isOwnedBy } from './case-people';
export { pendingDecision, standingDecision } from './case-standing';
export { dueCases, type CaseOccasion } from './due-cases';
export type { ReviewCase } from './review-case.schema';
