import { transactionSchema, type Transaction } from 'shared-kernel/domain/transaction';

const { status, currency } = transactionSchema.entries;

/** Where a transaction can stand, in the order of its counters (TX5). */
export const transactionStatuses = status.options;

/** What a transaction can be in, dollars first. */
export const currencies = currency.options;

export type TransactionStatus = Transaction['status'];
