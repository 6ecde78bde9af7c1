import type { ReactNode } from 'react';
import { CompanySwitch } from 'shared-kernel/records';
import { FilterBar, SearchField } from 'shared-kernel/ui';
import { useCompanyScope } from 'shared-kernel/workspace';
import { TransactionFilterFields } from './transaction-filter-fields';
import type { TransactionFilters } from './use-transaction-filters';

interface TransactionToolbarProps {
  readonly filters: TransactionFilters;
  readonly result: ReactNode;
  readonly tools: ReactNode;
}

/** The search, the other filters, and how many are found (TX3). */
export function TransactionToolbar({ filters, result, tools }: TransactionToolbarProps) {
  const { typed, narrowed, set } = filters;
  const scope = useCompanyScope();
  return (
    <FilterBar
      label="Filter transactions"
      filterCount={narrowed - (typed.q.trim() === '' ? 0 : 1)}
      filters={
        <>
          <TransactionFilterFields filters={filters} />
          <CompanySwitch scope={scope} />
        </>
      }
      result={result}
      tools={tools}
    >
      <SearchField
        label="Search by reference or counterparty"
        value={typed.q}
        onChange={(q) => set({ q })}
      />
    </FilterBar>
  );
}
