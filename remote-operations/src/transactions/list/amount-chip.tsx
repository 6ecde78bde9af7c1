import { readAmount } from 'shared-kernel/domain/money';
import { RangeChip } from './range-chip';
import { amountText } from './range-text';
import { isReversed } from './transaction-filter';
import type { TransactionFilters } from './use-transaction-filters';

interface AmountChipProps {
  readonly filters: TransactionFilters;
}

const refusalOf = (text: string) => readAmount(text).reason;

/** What a transaction is worth in US dollars, as the chip of a range (TX3). */
export const AmountChip = ({ filters: { filter, typed, set } }: AmountChipProps) => (
  <RangeChip
    name="Amount"
    value={amountText(filter)}
    label="Amount in USD"
    kind="amount"
    range={{
      low: typed.min,
      high: typed.max,
      refusalOf,
      isReversed: isReversed(filter.min, filter.max),
    }}
    onChange={({ low, high }) =>
      set({ ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) })
    }
  />
);
