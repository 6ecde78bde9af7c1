export { caseDeciders } from './case-cause';
export { listApproverPortals, describeCaseState } from './case-state';
export {
  canApproveCase,
  isCaseDecider,
  isCaseOwnedBy,
  getCaseOwnerName,
  toCaseOwner,
} from './case-people';
export { endPendingDecision, addEvidenceToCase } from './case-changes';
export { findHoldReviewCase, paymentActionByOutcome } from './find-hold-review-case';
export { findPendingDecision, findEffectiveDecision } from './case-decisions';
export { getCaseStatus, isCaseActionable, type CaseStatus } from './case-status';
export { createMissingCases, type CaseTrigger } from './create-missing-cases';
export { hasScreeningCaseName, isScreeningCase, formatScreeningCaseName } from './screening-case';
export type { ReviewCase } from './review-case.schema';
