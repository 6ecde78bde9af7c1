export { caseDeciders } from './case-cause';
export { pendingDecision, standingDecision } from './case-standing';
export { casesAlike, dueCases, hitOccasion, openedCase } from './due-cases';
export {
  caseOutcomes,
  type CaseDecision,
  type CaseNote,
  type CaseOutcome,
  type ReviewCase,
} from './review-case.schema';
