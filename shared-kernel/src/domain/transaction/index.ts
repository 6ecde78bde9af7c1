export {
  counterpartyKind,
  counterpartyKindLabel,
  counterpartyKinds,
  type CounterpartyKind,
} from './counterparty-kind';
export { processingFlow, processingStepLabel, processingStepStatusView } from './processing-step';
export { signOffDesks } from './sign-off';
export {
  filterTransactions,
  transactionFilterSchema,
  type TransactionFilter,
} from './transaction-filter';
export {
  transactionStatuses,
  transactionStatusView,
  type TransactionStatus,
} from './transaction-status';
export { amountInUsd, countTransactions, totalsByCurrency } from './transaction-totals';
export {
  currencies,
  transactionTabLabel,
  transactionTabs,
  transactionTypes,
  transactionTypeView,
  type TransactionTab,
  type TransactionType,
} from './transaction-type';
export type { ProcessingStep, Transaction } from './transaction.schema';
