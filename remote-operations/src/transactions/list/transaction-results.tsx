import type { Transaction } from 'shared-kernel/domain/transaction';
import { BulkActions, NoneOfOwn, ShowAllCompanies, type TableOptions } from 'shared-kernel/records';
import {
  Button,
  CardGridSkeleton,
  EmptyState,
  Stack,
  useRowSelection,
  VirtualCardGrid,
} from 'shared-kernel/ui';
import { useAvailability, useCompanyScope } from 'shared-kernel/workspace';
import { moveTerms } from '../commands/transaction-moves';
import { TransactionCard } from './transaction-card';
import { TransactionTable } from './transaction-table';
import type { TransactionFilters } from './use-transaction-filters';

interface TransactionResultsProps {
  /** Absent while a long list is gone through for the first time. */
  readonly transactions: readonly Transaction[] | undefined;
  readonly filters: TransactionFilters;
  readonly options: TableOptions<Transaction>;
}

const none: readonly Transaction[] = [];
const transactionKey = ({ id }: Transaction) => id;

/** Of acting on several at once, which the sample does not. */
const bulkBar = async () =>
  (await import(/* webpackChunkName: "transaction-dialogs" */ './transaction-bulk-bar'))
    .TransactionBulkBar;

/** What the filter lets through, as cards or as a table. */
export function TransactionResults({ transactions, filters, options }: TransactionResultsProps) {
  const scope = useCompanyScope();
  const selection = useRowSelection(transactions ?? none, transactionKey);
  const isPickable = useAvailability(moveTerms).state !== 'inert';
  if (!transactions) return <CardGridSkeleton />;
  if (
    transactions.length === 0 &&
    scope.isNarrowed &&
    filters.narrowed === 0 &&
    filters.filter.tab === 'all'
  )
    return <NoneOfOwn scope={scope} noun="transaction" />;
  if (transactions.length === 0)
    return (
      <EmptyState
        illustration="search"
        title="No transactions match"
        description="No transactions in this tab match the search and filters."
        action={
          <>
            <Button onClick={filters.clear}>Clear filters</Button>{' '}
            <ShowAllCompanies scope={scope} />
          </>
        }
      />
    );
  if (filters.view === 'table')
    return (
      <Stack>
        <TransactionTable
          transactions={transactions}
          options={options}
          selection={isPickable ? selection : undefined}
          openId={filters.openId}
          sort={filters.sort}
          onSort={(sort) => filters.set({ sort })}
          onOpen={filters.open}
        />
        <BulkActions load={bulkBar} selection={selection} options={options} />
      </Stack>
    );
  return (
    <VirtualCardGrid
      label="Transactions"
      items={transactions}
      itemKey={({ id }) => id}
      estimateRowHeight={240}
      minColumnWidth={440}
      gap={12}
      renderItem={(transaction) => (
        <TransactionCard transaction={transaction} onOpen={filters.open} />
      )}
    />
  );
}
