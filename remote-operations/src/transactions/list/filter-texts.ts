import { formatCompactUsd, formatDate } from 'shared-kernel/format';
import { inOrder, type TransactionFilter } from './transaction-filter';

/** Text of a range with its ends in order; `undefined` without ends. */
function rangeText<Bound extends string | number>(
  ends: readonly [Bound | undefined, Bound | undefined],
  write: (bound: Bound) => string,
): string | undefined {
  const [low, high] = inOrder(...ends);
  if (low === undefined) return high === undefined ? undefined : `up to ${write(high)}`;
  return high === undefined ? `from ${write(low)}` : `${write(low)} to ${write(high)}`;
}

/** Text of an amount filter, such as `$1K to $2M`. */
export const amountText = ({ min, max }: Pick<TransactionFilter, 'min' | 'max'>) =>
  rangeText([min, max], formatCompactUsd);

/** Text of a date filter, such as `from Jul 1, 2024`. */
export const daysText = ({ from, to }: Pick<TransactionFilter, 'from' | 'to'>) =>
  rangeText([from, to], formatDate);
