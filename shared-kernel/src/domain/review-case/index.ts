export { caseDeciders } from './case-cause';
export { awaitsApproval, caseStatus, isDeciderOf, type CaseStatus } from './case-status';
export { pendingDecision, standingDecision } from './case-standing';
export { dueCases, type CaseOccasion } from './due-cases';
export type { ReviewCase } from './review-case.schema';
