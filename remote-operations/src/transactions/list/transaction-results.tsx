import type { Transaction } from 'shared-kernel/domain/transaction';
import { BulkActions, type TableOptions } from 'shared-kernel/records';
import { CardGridSkeleton, PickedRows, Stack, useRowSelection } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { moveTerms } from '../commands/transaction-moves';
import { NoTransactionFound } from './no-transaction-found';
import { TransactionCards } from './transaction-cards';
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

/** What the filter lets through, as cards or as a table, and what is done with the picked ones. */
export function TransactionResults({ transactions, filters, options }: TransactionResultsProps) {
  const selection = useRowSelection(transactions ?? none, transactionKey);
  const isPickable = useAvailability(moveTerms).state !== 'inert';
  const picking = isPickable ? selection : undefined;
  if (!transactions) return <CardGridSkeleton />;
  if (transactions.length === 0) return <NoTransactionFound filters={filters} />;
  const isTable = filters.view === 'table';
  return (
    <Stack>
      {isTable ? (
        <TransactionTable
          transactions={transactions}
          options={options}
          selection={picking}
          openId={filters.openId}
          sort={filters.sort}
          onSort={(sort) => filters.set({ sort })}
          onOpen={filters.open}
        />
      ) : (
        <PickedRows value={picking}>
          <TransactionCards transactions={transactions} onOpen={filters.open} />
        </PickedRows>
      )}
      <BulkActions load={bulkBar} isTable={isTable} selection={selection} options={options} />
    </Stack>
  );
}
