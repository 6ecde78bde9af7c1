import { useMemo } from 'react';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { ListTools, type TableOptions } from 'shared-kernel/records';
import { ClearFilters, FilterBar, ResultCount, SearchField, useIsPhone } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { exportTransactions } from '../commands/view-transactions';
import { useTransactionFileColumns } from './transaction-columns';
import styles from './transaction-toolbar.module.css';
import { TransactionFilterFields } from './transaction-filter-fields';
import { formatUsdTotal } from '../currency-totals';
import type { FoundTransactions } from './use-found-transactions';
import { transactionListDefinition, type TransactionFilters } from '../use-transaction-filters';
import { RefreshButton } from '../transaction-header';
import { transactionTerms } from '../commands/terms';

export interface TransactionToolbarProps {
  readonly filters: TransactionFilters;
  readonly found: FoundTransactions;
  readonly options: TableOptions<Transaction>;
}

/** Number of results and their total (TX1). The total is hidden in `reference` mode. */
function TransactionCount({ found: { query, found } }: Pick<TransactionToolbarProps, 'found'>) {
  const sums = useAvailability(transactionTerms.holdTransaction).state !== 'inert';
  const total = useMemo(() => (sums && found ? formatUsdTotal(found) : undefined), [sums, found]);
  const isPhone = useIsPhone();
  if (!found) return null;
  return (
    <>
      <ResultCount
        count={found.length}
        total={query.data?.length}
        noun={['transaction', 'transactions']}
      />
      {total !== undefined && !isPhone && <p className={styles.total}>{total}</p>}
    </>
  );
}

function TransactionTools({ filters, found, options }: TransactionToolbarProps) {
  const { tab, text, ...others } = filters.filter;
  const columns = useTransactionFileColumns();
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
          <TransactionCount found={found} />
          <ClearFilters isActive={narrowed > 0} onClear={clear} />
        </>
      }
      tools={<TransactionTools {...parts} />}
    >
      <SearchField
        label="Search by reference or counterparty"
        value={typed.q}
        onChange={(q) => set({ q })}
      />
    </FilterBar>
  );
}
