import { parseAmount } from 'shared-kernel/domain/money';
import { relativeDateRanges, relativeDateRangeLabel } from 'shared-kernel/domain/overview';
import { transactionStatusDisplay } from 'shared-kernel/domain/transaction';
import { FilterSelect } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import * as v from 'valibot';
import {
  counterpartyKindLabel,
  counterpartyKinds,
  transactionStatuses,
  pendingStepFilterLabel,
  pendingStepFilters,
} from '../transaction-choices';
import { formatAmountRange, formatDayRange } from './format-filter-ranges';
import { RangeFilterChip } from './range-filter-chip';
import { transactionSortLabel, transactionSortOrders } from './sort-transactions';
import { isRangeReversed, transactionFilterSchema } from './transaction-filter';
import type { TransactionFilters } from '../use-transaction-filters';

interface FilterFieldProps {
  readonly filters: TransactionFilters;
}

const amountRefusal = (text: string) => parseAmount(text).reason;

const AmountChip = ({ filters: { filter, typed, set } }: FilterFieldProps) => (
  <RangeFilterChip
    name="Amount"
    value={formatAmountRange(filter)}
    label="Amount in USD"
    kind="amount"
    range={{
      low: typed.min,
      high: typed.max,
      refusalOf: amountRefusal,
      isReversed: isRangeReversed(filter.min, filter.max),
    }}
    onChange={({ low, high }) =>
      set({ ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) })
    }
  />
);

const dateRefusal = (text: string) =>
  v.parse(transactionFilterSchema, { from: text }).from === undefined ? 'Invalid date' : undefined;

const periodOptions = [
  { value: 'all', label: 'Any time' },
  ...relativeDateRanges.map((value) => ({ value, label: relativeDateRangeLabel[value] })),
] as const;

const customOption = { value: 'custom', label: 'Custom' } as const;

/** Permission to choose a period. This choice does not exist in `reference` mode. */
const periodTerms = { permission: 'look' } as const;

/** Filter chip for dates. The user chooses a period that ends today, or a custom range (TX3). */
function DateChip({ filters: { filter, typed, days, set } }: FilterFieldProps) {
  const hasPeriods = useAvailability(periodTerms).state === 'available';
  const { from, to } = typed;
  const isCustom = days === undefined && `${from}${to}` !== '';
  return (
    <RangeFilterChip
      name="Date"
      value={days ? relativeDateRangeLabel[days] : formatDayRange(filter)}
      label="Date"
      kind="date"
      range={{
        low: from,
        high: to,
        refusalOf: dateRefusal,
        isReversed: isRangeReversed(filter.from, filter.to),
      }}
      onChange={({ low = from, high = to }) => set({ from: low, to: high, days: '' })}
    >
      {hasPeriods && (
        <FilterSelect
          label="Period"
          value={days ?? (isCustom ? 'custom' : 'all')}
          options={isCustom ? [...periodOptions, customOption] : periodOptions}
          onChange={(chosen) => {
            if (chosen === 'custom') return;
            set({ from: '', to: '', days: chosen === 'all' ? '' : chosen });
          }}
        />
      )}
    </RangeFilterChip>
  );
}

const statusOptions = [
  { value: 'all', label: 'Any status' },
  ...transactionStatuses.map((value) => ({ value, label: transactionStatusDisplay[value].label })),
] as const;

/** Links can filter by a group of statuses. The group appears as an option only while this filter is active. */
const groupOptions = [
  { value: 'ended', label: 'Completed or failed' },
  { value: 'unfailed', label: 'All except failed' },
] as const;

const counterpartyOptions = [
  { value: 'all', label: 'Any counterparty' },
  ...counterpartyKinds.map((value) => ({ value, label: counterpartyKindLabel[value] })),
] as const;

const waitOptions = [
  { value: 'all', label: 'Anything' },
  ...pendingStepFilters.map((value) => ({ value, label: pendingStepFilterLabel[value] })),
] as const;

const sortOptions = transactionSortOrders.map((value) => ({
  value,
  label: transactionSortLabel[value],
}));

/** Filters and sort order of the transaction list (TX3). “Awaiting” is visible only if a link or saved view sets it. */
export function TransactionFilterFields({ filters }: FilterFieldProps) {
  const { filter, sort, view, set } = filters;
  return (
    <>
      <FilterSelect
        label="Status"
        value={filter.status ?? 'all'}
        options={[...statusOptions, ...groupOptions.filter(({ value }) => value === filter.status)]}
        onChange={(status) => set({ status: status === 'all' ? '' : status })}
      />
      <FilterSelect
        label="Counterparty"
        value={filter.counterparty ?? 'all'}
        options={counterpartyOptions}
        onChange={(kind) => set({ counterparty: kind === 'all' ? '' : kind })}
      />
      {filter.waits !== undefined && (
        <FilterSelect
          label="Awaiting"
          value={filter.waits}
          options={waitOptions}
          onChange={(waits) => set({ waits: waits === 'all' ? '' : waits })}
        />
      )}
      <AmountChip filters={filters} />
      <DateChip filters={filters} />
      {view === 'cards' && (
        <FilterSelect
          label="Sort"
          value={sort}
          options={sortOptions}
          onChange={(next) => set({ sort: next })}
        />
      )}
    </>
  );
}
