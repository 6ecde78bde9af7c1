import type { Transaction } from 'shared-kernel/domain/transaction';
import { CompanySwitch, type TableOptions } from 'shared-kernel/records';
import { ClearFilters, FilterBar, SearchField, useIsPhone } from 'shared-kernel/ui';
import { useCompanyScope } from 'shared-kernel/workspace';
import { TransactionCount } from './transaction-count';
import { TransactionFilterFields } from './transaction-filter-fields';
import { TransactionTools } from './transaction-tools';
import type { FoundTransactions } from './use-found-transactions';
import type { TransactionFilters } from './use-transaction-filters';

interface TransactionToolbarProps {
  readonly filters: TransactionFilters;
  readonly found: FoundTransactions;
  readonly options: TableOptions<Transaction>;
  readonly hasCount: boolean;
}

/** The search, the other filters, and how many are found; on a phone the list's tools too (TX3). */
export function TransactionToolbar({ filters, found, options, hasCount }: TransactionToolbarProps) {
  const { typed, narrowed, set, clear } = filters;
  const scope = useCompanyScope();
  const isPhone = useIsPhone();
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
      result={
        <>
          {hasCount && <TransactionCount found={found} filters={filters} />}
          <ClearFilters isActive={narrowed > 0} onClear={clear} />
        </>
      }
      tools={
        isPhone ? (
          <TransactionTools filters={filters} rows={found.whole} options={options} />
        ) : undefined
      }
    >
      <SearchField
        label="Search by reference or counterparty"
        value={typed.q}
        onChange={(q) => set({ q })}
      />
    </FilterBar>
  );
}
