export { caseDeciders } from './case-cause';
export { pendingDecision, standingDecision } from './case-standing';
export { dueCases } from './due-cases';
export type { ReviewCase } from './review-case.schema';
