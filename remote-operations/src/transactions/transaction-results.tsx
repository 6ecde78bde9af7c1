import { type Transaction } from 'shared-kernel/domain/transaction';
import { Button, CardGridSkeleton, EmptyState, VirtualCardGrid } from 'shared-kernel/ui';
import { TransactionCard } from './transaction-card';
import { TransactionTable } from './transaction-table';
import { type TransactionFilters } from './use-transaction-filters';

interface TransactionResultsProps {
  /** Absent while a long list is gone through for the first time. */
  readonly transactions: readonly Transaction[] | undefined;
  readonly filters: TransactionFilters;
}

/** What the filter lets through, as cards or as a table. */
export function TransactionResults({ transactions, filters }: TransactionResultsProps) {
  if (!transactions) return <CardGridSkeleton />;
  if (transactions.length === 0)
    return (
      <EmptyState
        illustration="search"
        title="No transactions match"
        description="Nothing in this tab fits the search and filters."
        action={<Button onClick={filters.clear}>Clear filters</Button>}
      />
    );
  if (filters.view === 'table')
    return (
      <TransactionTable
        transactions={transactions}
        openId={filters.openId}
        sort={filters.sort}
        onSort={(sort) => filters.set({ sort })}
        onOpen={filters.open}
      />
    );
  return (
    <VirtualCardGrid
      label="Transactions"
      items={transactions}
      itemKey={({ id }) => id}
      estimateRowHeight={420}
      minColumnWidth={440}
      renderItem={(transaction) => (
        <TransactionCard transaction={transaction} onOpen={filters.open} />
      )}
    />
  );
}
