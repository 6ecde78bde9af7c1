import type { Transaction } from 'shared-kernel/domain/transaction';
import { BulkActions, type TableOptions } from 'shared-kernel/records';
import {
  CardGridSkeleton,
  DataTable,
  RowSelectionContext,
  Stack,
  useRowSelection,
  Button,
  EmptyState,
  TableSkeleton,
  VirtualCardGrid,
  type RowSelection,
} from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { memo, useCallback } from 'react';
import { useRecordPath } from 'shared-kernel/shell';
import { isDescending, getTransactionSortKey, transactionSortOrders } from './sort-transactions';
import type { TransactionFilters } from '../use-transaction-filters';
import { TransactionCard } from './transaction-card';
import { transactionTerms } from '../commands/terms';

interface TransactionCardsProps {
  readonly transactions: readonly Transaction[];
  readonly onOpen: (id: string) => void;
}

const TransactionCards = memo(({ transactions, onOpen }: TransactionCardsProps) => (
  <VirtualCardGrid
    label="Transactions"
    items={transactions}
    itemKey={({ id }) => id}
    estimateRowHeight={240}
    minColumnWidth={440}
    gap={12}
    renderItem={(transaction) => <TransactionCard transaction={transaction} onOpen={onOpen} />}
  />
));
TransactionCards.displayName = 'TransactionCards';

function NoTransactionFound({ filters }: { readonly filters: TransactionFilters }) {
  return (
    <EmptyState
      illustration="search"
      title="No transactions match"
      description="No transactions in this tab match the search and filters."
      action={<Button onClick={filters.clear}>Clear filters</Button>}
    />
  );
}

interface TransactionResultsProps {
  readonly transactions: readonly Transaction[] | undefined;
  readonly filters: TransactionFilters;
  readonly options: TableOptions<Transaction>;
}

const idOf = ({ id }: Transaction) => id;
const nameOf = ({ reference }: Transaction) => reference;

interface TransactionRowsProps extends TransactionResultsProps {
  readonly transactions: readonly Transaction[];
  readonly selection: RowSelection<Transaction> | undefined;
}

const TransactionRows = ({ transactions, filters, options, selection }: TransactionRowsProps) => {
  const pathTo = useRecordPath();
  const hrefOf = useCallback(({ id }: Transaction) => pathTo('transactions', id), [pathTo]);
  return (
    <DataTable
      label="Transactions"
      columns={options.columns}
      density={options.density}
      selection={selection}
      rowName={nameOf}
      rows={transactions}
      rowKey={idOf}
      selectedKey={filters.openId}
      sort={{
        key: getTransactionSortKey(filters.sort),
        direction: isDescending(filters.sort) ? 'descending' : 'ascending',
      }}
      onSort={({ key, direction }) => {
        const sort = transactionSortOrders.find(
          (each) => each === (direction === 'descending' ? `-${key}` : key),
        );
        if (sort) filters.set({ sort });
      }}
      onRow={({ id }) => filters.open(id)}
      rowHref={hrefOf}
    />
  );
};

const none: readonly Transaction[] = [];

/** The bulk bar is loaded lazily, because `reference` mode does not need it. */
const bulkBar = async () =>
  (await import(/* webpackChunkName: "transaction-dialogs" */ './transaction-bulk-bar'))
    .TransactionBulkBar;

export function TransactionResults({ transactions, filters, options }: TransactionResultsProps) {
  const selection = useRowSelection(transactions ?? none, idOf);
  const isPickable = useAvailability(transactionTerms.holdTransaction).state !== 'inert';
  const picking = isPickable ? selection : undefined;
  const isTable = filters.view === 'table';
  if (!transactions) return isTable ? <TableSkeleton /> : <CardGridSkeleton />;
  if (transactions.length === 0) return <NoTransactionFound filters={filters} />;
  return (
    <Stack>
      {isTable ? (
        <TransactionRows {...{ transactions, filters, options }} selection={picking} />
      ) : (
        <RowSelectionContext value={picking}>
          <TransactionCards transactions={transactions} onOpen={filters.open} />
        </RowSelectionContext>
      )}
      <BulkActions load={bulkBar} isTable={isTable} selection={selection} options={options} />
    </Stack>
  );
}
