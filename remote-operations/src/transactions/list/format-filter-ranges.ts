import { formatCompactUsd, formatDate } from 'shared-kernel/format';
import { normalizeRange, type TransactionFilter } from './transaction-filter';

function rangeText<Bound extends string | number>(
  ends: readonly [Bound | undefined, Bound | undefined],
  write: (bound: Bound) => string,
): string | undefined {
  const [low, high] = normalizeRange(...ends);
  if (low === undefined) return high === undefined ? undefined : `up to ${write(high)}`;
  return high === undefined ? `from ${write(low)}` : `${write(low)} to ${write(high)}`;
}

export const formatAmountRange = ({ min, max }: Pick<TransactionFilter, 'min' | 'max'>) =>
  rangeText([min, max], formatCompactUsd);

export const formatDayRange = ({ from, to }: Pick<TransactionFilter, 'from' | 'to'>) =>
  rangeText([from, to], formatDate);
