import { transactionStatusView } from 'shared-kernel/domain/transaction';
import { FilterSelect } from 'shared-kernel/ui';
import {
  counterpartyKindLabel,
  counterpartyKinds,
  transactionStatuses,
  waitChoiceLabel,
  waitChoices,
} from '../transaction-choices';
import { AmountChip, DateChip } from './filter-chips';
import { transactionSortLabel, transactionSorts } from './sort-transactions';
import type { TransactionFilters } from './use-transaction-filters';

interface TransactionFilterFieldsProps {
  readonly filters: TransactionFilters;
}

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

const waitOptions = [
  { value: 'all', label: 'Anything' },
  ...waitChoices.map((value) => ({ value, label: waitChoiceLabel[value] })),
] as const;

const sortOptions = transactionSorts.map((value) => ({
  value,
  label: transactionSortLabel[value],
}));

/**
 * Status, counterparty, amount, dates, and the order of cards; a table is put in order by its head (TX3). What is
 * awaited, which the overview and a view lead here with, is there while it is on.
 */
export function TransactionFilterFields({ filters }: TransactionFilterFieldsProps) {
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
          label="Waits for"
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
