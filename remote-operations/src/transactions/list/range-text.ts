import { formatCompactUsd, formatDate } from 'shared-kernel/format';
import { inOrder, type TransactionFilter } from './transaction-filter';

const between = (low: string | undefined, high: string | undefined): string | undefined => {
  if (low === undefined) return high === undefined ? undefined : `up to ${high}`;
  return high === undefined ? `from ${low}` : `${low} to ${high}`;
};

/** The amounts that a filter lets through, such as `$1K to $2M`; undefined for all. */
export function amountText({ min, max }: Pick<TransactionFilter, 'min' | 'max'>) {
  const [low, high] = inOrder(min, max);
  return between(
    low === undefined ? undefined : formatCompactUsd(low),
    high === undefined ? undefined : formatCompactUsd(high),
  );
}

/** The days that a filter lets through, such as `from Jul 1, 2024`; undefined for all. */
export function daysText({ from, to }: Pick<TransactionFilter, 'from' | 'to'>) {
  const [first, last] = inOrder(from, to);
  return between(
    first === undefined ? undefined : formatDate(first),
    last === undefined ? undefined : formatDate(last),
  );
}
