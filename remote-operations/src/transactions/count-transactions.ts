import { type Transaction } from 'shared-kernel/domain/transaction';
import { type TransactionStatus } from './transaction-parts';

type TransactionCounters = Readonly<Record<'total' | TransactionStatus, number>>;

/** How many transactions there are, in all and of each status (TX1). */
export function countTransactions(transactions: readonly Transaction[]): TransactionCounters {
  const counters: Record<'total' | TransactionStatus, number> = {
    total: transactions.length,
    completed: 0,
    processing: 0,
    pending: 0,
    failed: 0,
    compliance_review: 0,
  };
  for (const { status } of transactions) counters[status] += 1;
  return counters;
}
