import { readAmount } from 'shared-kernel/domain/money';
import { transactionStatusView } from 'shared-kernel/domain/transaction';
import { FilterBar, FilterSelect } from 'shared-kernel/ui';
import { useAvailability, useWorkspaceClock } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { counterpartyKindLabel, counterpartyKinds } from './counterparty-kinds';
import { transactionFilterSchema } from './transaction-filter';
import { transactionStatuses } from '../details/transaction-parts';
import { datePeriodLabel, datePeriods, daysOf, periodOf } from './date-periods';
import { RangeFields } from './range-fields';
import { transactionSortLabel, transactionSorts } from './sort-transactions';
import type { TransactionFilters } from './use-transaction-filters';

interface TransactionFilterFieldsProps {
  readonly filters: TransactionFilters;
}

const amountRefusal = (text: string) => readAmount(text).reason;
const dateRefusal = (text: string) =>
  v.parse(transactionFilterSchema, { from: text }).from === undefined ? 'Not a date' : undefined;

const statusOptions = [
  { value: 'all', label: 'Any status' },
  ...transactionStatuses.map((value) => ({ value, label: transactionStatusView[value].label })),
] as const;

/** Groups are what figures lead here with: each is offered while it is on. */
const groupOptions = [
  { value: 'ended', label: 'Completed or failed' },
  { value: 'unfailed', label: 'All but failed' },
] as const;

const counterpartyOptions = [
  { value: 'all', label: 'Any counterparty' },
  ...counterpartyKinds.map((value) => ({ value, label: counterpartyKindLabel[value] })),
] as const;

const periodOptions = [
  { value: 'all', label: 'Any time' },
  ...datePeriods.map((value) => ({ value, label: datePeriodLabel[value] })),
] as const;

/** Of choosing a period, which the sample has not. */
const periodTerms = { inReference: false, permission: 'look' } as const;

const customOption = { value: 'custom', label: 'Custom' } as const;

const sortOptions = transactionSorts.map((value) => ({
  value,
  label: transactionSortLabel[value],
}));

const isReversed = <End extends string | number>(low: End | undefined, high: End | undefined) =>
  low !== undefined && high !== undefined && low > high;

/** Status, counterparty, amount, dates, and the order of cards; a table is put in order by its head (TX3). */
export function TransactionFilterFields({ filters }: TransactionFilterFieldsProps) {
  const { filter, typed, sort, view, set } = filters;
  const now = useWorkspaceClock();
  const hasPeriods = useAvailability(periodTerms).state === 'available';
  const hasDays = typed.from !== '' || typed.to !== '';
  const period = periodOf(typed.from, typed.to, now);
  return (
    <FilterBar label="More filters of transactions">
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
      <RangeFields
        label="Amount in USD"
        kind="amount"
        low={typed.min}
        high={typed.max}
        refusalOf={amountRefusal}
        isReversed={isReversed(filter.min, filter.max)}
        onChange={({ low, high }) =>
          set({ ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) })
        }
      />
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
      <RangeFields
        label="Date"
        kind="date"
        low={typed.from}
        high={typed.to}
        refusalOf={dateRefusal}
        isReversed={isReversed(filter.from, filter.to)}
        onChange={({ low, high }) =>
          set({ ...(low !== undefined && { from: low }), ...(high !== undefined && { to: high }) })
        }
      />
      {view === 'cards' && (
        <FilterSelect
          label="Sort"
          value={sort}
          options={sortOptions}
          onChange={(next) => set({ sort: next })}
        />
      )}
    </FilterBar>
  );
}
