import { readAmount } from 'shared-kernel/domain/money';
import { FilterSelect } from 'shared-kernel/ui';
import { useAvailability, useWorkspaceClock } from 'shared-kernel/workspace';
import * as v from 'valibot';
import {
  amountText,
  datePeriodLabel,
  datePeriods,
  daysOf,
  daysText,
  periodOf,
} from './filter-texts';
import { RangeChip } from './range-chip';
import { isReversed, transactionFilterSchema } from './transaction-filter';
import type { TransactionFilters } from './use-transaction-filters';

interface FilterChipProps {
  readonly filters: TransactionFilters;
}

const amountRefusal = (text: string) => readAmount(text).reason;

/** What a transaction is worth in US dollars, as the chip of a range (TX3). */
export const AmountChip = ({ filters: { filter, typed, set } }: FilterChipProps) => (
  <RangeChip
    name="Amount"
    value={amountText(filter)}
    label="Amount in USD"
    kind="amount"
    range={{
      low: typed.min,
      high: typed.max,
      refusalOf: amountRefusal,
      isReversed: isReversed(filter.min, filter.max),
    }}
    onChange={({ low, high }) =>
      set({ ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) })
    }
  />
);

const dateRefusal = (text: string) =>
  v.parse(transactionFilterSchema, { from: text }).from === undefined ? 'Not a date' : undefined;

const periodOptions = [
  { value: 'all', label: 'Any time' },
  ...datePeriods.map((value) => ({ value, label: datePeriodLabel[value] })),
] as const;

const customOption = { value: 'custom', label: 'Custom' } as const;

/** Of choosing a period, which the sample has not. */
const periodTerms = { inReference: false, permission: 'look' } as const;

/** The days of transactions, as periods or from one to another, as the chip of a range (TX3). */
export function DateChip({ filters: { filter, typed, set } }: FilterChipProps) {
  const now = useWorkspaceClock();
  const hasPeriods = useAvailability(periodTerms).state === 'available';
  const hasDays = typed.from !== '' || typed.to !== '';
  const period = periodOf(typed.from, typed.to, now);
  return (
    <RangeChip
      name="Date"
      value={period ? datePeriodLabel[period] : daysText(filter)}
      label="Date"
      kind="date"
      range={{
        low: typed.from,
        high: typed.to,
        refusalOf: dateRefusal,
        isReversed: isReversed(filter.from, filter.to),
      }}
      onChange={({ low, high }) =>
        set({ ...(low !== undefined && { from: low }), ...(high !== undefined && { to: high }) })
      }
    >
      {hasPeriods && (
        <FilterSelect
          label="Period"
          value={period ?? (hasDays ? 'custom' : 'all')}
          options={hasDays && !period ? [...periodOptions, customOption] : periodOptions}
          onChange={(chosen) => {
            const known = datePeriods.find((each) => each === chosen);
            if (known) set(daysOf(known, now));
            else if (chosen === 'all') set({ from: '', to: '' });
          }}
        />
      )}
    </RangeChip>
  );
}
