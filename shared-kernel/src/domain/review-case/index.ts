export { caseDeciders } from './case-cause';
export { approverPortals, caseStateText } from './case-state';
export { canApproveCase, isDeciderOf, isOwnedBy } from './case-people';
export { withEndedDecision, withEvidence } from './case-changes';
export { holdCase, moveOfOutcome } from './hold-case';
export { pendingDecision, standingDecision } from './case-standing';
export { caseStatus, isOpenFor, type CaseStatus } from './case-status';
export { dueCases, type CaseOccasion } from './due-cases';
export type { ReviewCase } from './review-case.schema';
