import { transactionSchema, type Transaction } from 'shared-kernel/domain/transaction';

const { status, currency } = transactionSchema.entries;

/** Where a transaction can stand, in the order of its counters (TX5). */
export const transactionStatuses = status.options;

/** What a transaction can be in, dollars first. */
export const currencies = currency.options;

export type TransactionStatus = Transaction['status'];

/** Statuses that a figure counts together, by what the list calls them. */
export const statusGroups = {
  ended: ['completed', 'failed'],
  unfailed: transactionStatuses.filter((each) => each !== 'failed'),
} as const satisfies Readonly<Record<string, readonly TransactionStatus[]>>;

export type StatusGroup = keyof typeof statusGroups;

/** What the list can be narrowed to: one status, or a group of them. */
export const statusChoices = [...transactionStatuses, 'ended', 'unfailed'] as const;

export type StatusChoice = (typeof statusChoices)[number];

const isGroup = (choice: StatusChoice): choice is StatusGroup => choice in statusGroups;

/** The statuses that a choice lets through. */
export const statusesOf = (choice: StatusChoice): readonly TransactionStatus[] =>
  isGroup(choice) ? statusGroups[choice] : [choice];
