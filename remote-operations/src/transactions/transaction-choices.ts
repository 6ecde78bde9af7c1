import {
  signOffDesks,
  transactionStatusDisplay,
  transactionTypes,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { keysOf } from 'shared-kernel/format';

export type TransactionStatus = Transaction['status'];

export const transactionTabs = ['all', ...transactionTypes] as const;

export type TransactionTab = (typeof transactionTabs)[number];

export const transactionTabLabel: Record<TransactionTab, string> = {
  all: 'All Transactions',
  fiat: 'Fiat Transfers',
  fx: 'FX Exchanges',
  crypto: 'Crypto/USDT',
};

export const transactionStatuses = keysOf(transactionStatusDisplay);

const statusGroups = {
  ended: ['completed', 'failed'],
  unfailed: transactionStatuses.filter((each) => each !== 'failed'),
} as const satisfies Readonly<Record<string, readonly TransactionStatus[]>>;

export const statusChoices = [...transactionStatuses, 'ended', 'unfailed'] as const;

export type StatusChoice = (typeof statusChoices)[number];

const isGroup = (choice: StatusChoice): choice is keyof typeof statusGroups =>
  choice in statusGroups;

export const expandStatusFilter = (choice: StatusChoice): readonly TransactionStatus[] =>
  isGroup(choice) ? statusGroups[choice] : [choice];

export const counterpartyKinds = ['client', 'vendor'] as const;

export const counterpartyKindLabel: Record<(typeof counterpartyKinds)[number], string> = {
  client: 'Clients',
  vendor: 'Vendors',
};

/** Values of the “Awaiting” filter of transactions. `sign-off` matches the sign-off of any desk. */
export const pendingStepFilters = ['sign-off', ...signOffDesks, 'checks', 'execution'] as const;

export type PendingStepFilter = (typeof pendingStepFilters)[number];

export const pendingStepFilterLabel: Record<PendingStepFilter, string> = {
  'sign-off': 'A sign-off',
  payments: 'Payments desk',
  compliance: 'Compliance desk',
  treasury: 'Treasury desk',
  checks: 'Check results',
  execution: 'Execution',
};
