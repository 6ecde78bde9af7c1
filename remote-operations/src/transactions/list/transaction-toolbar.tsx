import type { Transaction } from 'shared-kernel/domain/transaction';
import { ListTools, type TableOptions } from 'shared-kernel/records';
import { ClearFilters, FilterBar, ResultCount, SearchField, useIsPhone } from 'shared-kernel/ui';
import { exportTransactions } from '../commands/view-transactions';
import { useTransactionExportColumns } from './transaction-columns';
import { TransactionFilterFields } from './transaction-filter-fields';
import type { FilteredTransactions } from './use-filtered-transactions';
import { transactionListDefinition, type TransactionFilters } from '../use-transaction-filters';
import { RefreshButton } from '../transaction-header';

export interface TransactionToolbarProps {
  readonly filters: TransactionFilters;
  readonly found: FilteredTransactions;
  readonly options: TableOptions<Transaction>;
}

function TransactionTools({ filters, found, options }: TransactionToolbarProps) {
  const { tab, text, ...others } = filters.filter;
  const columns = useTransactionExportColumns();
  const isPhone = useIsPhone();
  return (
    <>
      {isPhone && <RefreshButton onRefresh={() => void found.query.refetch()} />}
      <ListTools
        place={transactionListDefinition}
        command={exportTransactions}
        rows={found.found}
        columns={columns}
        name="transactions"
        filters={{ tab, search: text, ...others }}
        options={options}
        view={filters.view}
        onView={filters.showAs}
      />
    </>
  );
}

export function TransactionToolbar(parts: TransactionToolbarProps) {
  const { filters, found } = parts;
  const { typed, narrowed, set, clear } = filters;
  return (
    <FilterBar
      label="Filter transactions"
      filterCount={narrowed - (typed.q.trim() === '' ? 0 : 1)}
      filters={<TransactionFilterFields filters={filters} />}
      result={
        <>
          {found.found && (
            <ResultCount
              count={found.found.length}
              total={found.query.data?.length}
              noun={['transaction', 'transactions']}
            />
          )}
          <ClearFilters isActive={narrowed > 0} onClear={clear} />
        </>
      }
      tools={<TransactionTools {...parts} />}
    >
      <SearchField label="Search transactions" value={typed.q} onChange={(q) => set({ q })} />
    </FilterBar>
  );
}
