export { amountInUsd } from './amount-in-usd';
export { approvalRefusal } from './approval-refusal';
export { pendingStep } from './pending-step';
export {
  applyPaymentHold,
  isHeld,
  applyPaymentRejection,
  applyPaymentRelease,
} from './held-payment';
export { counterpartyKind } from './counterparty-kind';
export {
  processingFlow,
  processingStepLabel,
  processingStepStatusView,
  recordedChecks,
} from './processing-step';
export { screeningEligibleStatuses } from './screening-eligible-statuses';
export { deskPortal, signOffDesks } from './sign-off';
export {
  currencies,
  transactionStatusView,
  transactionTypes,
  transactionTypeView,
  type TransactionType,
} from './transaction-type';
export type { Transaction } from './transaction.schema';
