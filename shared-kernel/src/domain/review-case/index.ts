export { caseDeciders } from './case-cause';
export { canApproveCase, isDeciderOf } from './case-people';
export { pendingDecision, standingDecision } from './case-standing';
export { caseStatus, type CaseStatus } from './case-status';
export { dueCases, type CaseOccasion } from './due-cases';
export type { ReviewCase } from './review-case.schema';
