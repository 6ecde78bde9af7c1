import { amountInUsd, type Transaction } from 'shared-kernel/domain/transaction';
import { compareMoments, onFirstUse } from 'shared-kernel/format';

export const transactionSortKeys = ['time', 'amount', 'score', 'counterparty'] as const;

export type TransactionSortKey = (typeof transactionSortKeys)[number];

const names = onFirstUse(() => new Intl.Collator('en', { sensitivity: 'base' }));

/** Each key's ascending order; amounts of different currencies are compared in US dollars. */
const ascending: Record<TransactionSortKey, (a: Transaction, b: Transaction) => number> = {
  time: (a, b) => compareMoments(a.timestamp, b.timestamp),
  amount: (a, b) => amountInUsd(a) - amountInUsd(b),
  score: (a, b) => a.complianceScore - b.complianceScore,
  counterparty: (a, b) => names().compare(a.counterparty, b.counterparty),
};

/** A sort as it stands in the URL: the key, with a minus in front when it falls. */
export type TransactionSort = TransactionSortKey | `-${TransactionSortKey}`;

export const transactionSortLabel: Record<TransactionSort, string> = {
  '-time': 'Newest first',
  time: 'Oldest first',
  '-amount': 'Largest amount',
  amount: 'Smallest amount',
  score: 'Lowest score',
  '-score': 'Highest score',
  counterparty: 'Counterparty, A to Z',
  '-counterparty': 'Counterparty, Z to A',
};

export const transactionSorts = Object.keys(transactionSortLabel) as readonly TransactionSort[];

/** What of the stored transactions a list in this order begins with, where an index has that order. */
export const firstBySort = (sort: TransactionSort) =>
  sortKeyOf(sort) === 'time'
    ? ({ index: 'timestamp', descending: isFalling(sort) } as const)
    : undefined;

export const sortKeyOf = (sort: TransactionSort): TransactionSortKey =>
  sort.replace(/^-/, '') as TransactionSortKey;

export const isFalling = (sort: TransactionSort): boolean => sort.startsWith('-');

export function transactionComparison(
  sort: TransactionSort,
): (a: Transaction, b: Transaction) => number {
  const compare = ascending[sortKeyOf(sort)];
  return isFalling(sort) ? (a, b) => compare(b, a) : compare;
}
