import { emptyClientDirectory, type ClientDirectory } from 'shared-kernel/domain/client';
import { convertToUsd, type Transaction } from 'shared-kernel/domain/transaction';
import { keysOf, toMilliseconds, createLazyValue } from 'shared-kernel/format';
import type { ListOrdering } from '../../filter-and-sort-items';

export const transactionSortKeys = ['time', 'amount', 'score', 'counterparty'] as const;

export type TransactionSortKey = (typeof transactionSortKeys)[number];

const names = createLazyValue(() => new Intl.Collator('en', { sensitivity: 'base' }));

const keyOf: Record<TransactionSortKey, ListOrdering<Transaction>['keyOf']> = {
  time: ({ timestamp }) => toMilliseconds(timestamp),
  amount: convertToUsd,
  score: ({ complianceScore }) => complianceScore,
  counterparty: ({ counterparty }) => counterparty,
};

/** Sort order in the URL: the sort key, with a leading minus for descending order. */
export type TransactionSort = TransactionSortKey | `-${TransactionSortKey}`;

export const transactionSortLabel: Record<TransactionSort, string> = {
  '-time': 'Newest first',
  time: 'Oldest first',
  '-amount': 'Largest amount in USD',
  amount: 'Smallest amount in USD',
  score: 'Lowest score',
  '-score': 'Highest score',
  counterparty: 'Counterparty, A to Z',
  '-counterparty': 'Counterparty, Z to A',
};

export const transactionSortOrders = keysOf(transactionSortLabel);

export const getTransactionSortKey = (sort: TransactionSort): TransactionSortKey =>
  sort.replace(/^-/, '') as TransactionSortKey;

export const isDescending = (sort: TransactionSort): boolean => sort.startsWith('-');

/** Returns the sort order of transactions. Counterparties are sorted by the current names of the clients. */
export const createTransactionOrdering = (
  sort: TransactionSort,
  { nameOf }: ClientDirectory = emptyClientDirectory,
): ListOrdering<Transaction> => ({
  keyOf:
    getTransactionSortKey(sort) === 'counterparty' ? nameOf : keyOf[getTransactionSortKey(sort)],
  compare: (a, b) => names().compare(a, b),
  isFalling: isDescending(sort),
});
