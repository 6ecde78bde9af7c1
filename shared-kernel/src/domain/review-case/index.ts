export { caseDeciders } from './case-cause';
export { approverPortals, caseStateText } from './case-state';
export { canApproveCase, isDeciderOf, isOwnedBy } from './case-people';
export { withEndedDecision, withEvidence } from './case-changes';
export { holdCase, paymentActionByOutcome } from './hold-case';
export { pendingDecision, effectiveDecisionOf } from './case-decisions';
export { caseStatus, isOpenFor, type CaseStatus } from './case-status';
export { casesToOpen, type CaseTrigger } from './cases-to-open';
export type { ReviewCase } from './review-case.schema';
