export {
  counterpartyKind,
  counterpartyKindLabel,
  counterpartyKinds,
  type CounterpartyKind,
} from './counterparty-kind';
export {
  processingFlow,
  processingStepLabel,
  processingStepNames,
  processingStepStatuses,
  processingStepStatusView,
  type ProcessingStepName,
  type ProcessingStepStatus,
} from './processing-step';
export { signOffDeskLabel, signOffDesks, type SignOffDesk } from './sign-off';
export {
  filterTransactions,
  transactionFilterSchema,
  type TransactionFilter,
} from './transaction-filter';
export {
  allowedTransactionMoves,
  applyTransactionMove,
  stepsAfter,
  transactionMoveError,
  transactionMoveErrorText,
  transactionMoveLabel,
  transactionMoveReasonSchema,
  transactionMoves,
  transactionMoveSchema,
  transactionTransitions,
  type TransactionMove,
  type TransactionMoveError,
  type TransactionMoveKind,
  type TransactionMoveResult,
} from './transaction-move';
export { transactionStage } from './transaction-stage';
export {
  transactionScoreBand,
  transactionScoreBands,
  transactionScoreBandView,
  transactionStatuses,
  transactionStatusView,
  type TransactionScoreBand,
  type TransactionStatus,
} from './transaction-status';
export {
  amountInUsd,
  countTransactions,
  sampleUsdRates,
  totalsByCurrency,
  type CurrencyTotal,
  type TransactionCounters,
} from './transaction-totals';
export {
  currencies,
  transactionTabLabel,
  transactionTabs,
  transactionTypes,
  transactionTypeView,
  type Currency,
  type TransactionTab,
  type TransactionType,
} from './transaction-type';
export {
  processingStepSchema,
  signOffSchema,
  transactionSchema,
  type ProcessingStep,
  type SignOff,
  type Transaction,
} from './transaction.schema';
