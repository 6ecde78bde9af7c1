import {
  signOffDesks,
  transactionStatusView,
  transactionTypes,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { keysOf } from 'shared-kernel/format';

export type TransactionStatus = Transaction['status'];

/** The dashboard's tabs in their order: everything, then one tab a rail (TX3). */
export const transactionTabs = ['all', ...transactionTypes] as const;

export type TransactionTab = (typeof transactionTabs)[number];

/** The tabs' literal labels (TX3). */
export const transactionTabLabel: Record<TransactionTab, string> = {
  all: 'All Transactions',
  fiat: 'Fiat Transfers',
  fx: 'FX Exchanges',
  crypto: 'Crypto/USDT',
};

/** Where a transaction can stand, in the order of its counters (TX5). */
export const transactionStatuses = keysOf(transactionStatusView);

/** Statuses that a figure counts together, by what the list calls them. */
const statusGroups = {
  ended: ['completed', 'failed'],
  unfailed: transactionStatuses.filter((each) => each !== 'failed'),
} as const satisfies Readonly<Record<string, readonly TransactionStatus[]>>;

/** What the list can be narrowed to: one status, or a group of them. */
export const statusChoices = [...transactionStatuses, 'ended', 'unfailed'] as const;

export type StatusChoice = (typeof statusChoices)[number];

const isGroup = (choice: StatusChoice): choice is keyof typeof statusGroups =>
  choice in statusGroups;

/** The statuses that a choice lets through. */
export const statusesOf = (choice: StatusChoice): readonly TransactionStatus[] =>
  isGroup(choice) ? statusGroups[choice] : [choice];

/** Whom a transaction can be with, in the order of the filter. */
export const counterpartyKinds = ['client', 'vendor'] as const;

/** How each kind of counterparty reads as a filter. */
export const counterpartyKindLabel: Record<(typeof counterpartyKinds)[number], string> = {
  client: 'Clients',
  vendor: 'Vendors',
};

/** What the list can be narrowed to by what its transactions wait for: one step, or the sign-off of any desk. */
export const waitChoices = ['sign-off', ...signOffDesks, 'checks', 'execution'] as const;

export type WaitChoice = (typeof waitChoices)[number];

export const waitChoiceLabel: Record<WaitChoice, string> = {
  'sign-off': 'A sign-off',
  payments: 'Payments desk',
  compliance: 'Compliance desk',
  treasury: 'Treasury desk',
  checks: 'Results of checks',
  execution: 'Execution',
};
