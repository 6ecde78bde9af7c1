export { convertToUsd } from './convert-to-usd';
export { getApprovalError } from './approval-error';
export { findPendingStep } from './find-pending-step';
export {
  applyPaymentHold,
  isHeldPayment,
  applyPaymentRejection,
  applyPaymentRelease,
} from './held-payment';
export { getCounterpartyKind } from './get-counterparty-kind';
export {
  processingStepsByType,
  processingStepLabel,
  processingStepStatusDisplay,
  manualChecks,
} from './processing-step';
export { screeningEligibleStatuses } from './screening-eligible-statuses';
export { signOffDeskPortal, signOffDesks } from './sign-off';
export {
  currencies,
  transactionStatusDisplay,
  transactionTypes,
  transactionTypeDisplay,
  type TransactionType,
} from './transaction-type';
export type { Transaction } from './transaction.schema';
