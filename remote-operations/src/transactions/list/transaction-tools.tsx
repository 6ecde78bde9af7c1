import type { Transaction } from 'shared-kernel/domain/transaction';
import { ListTools, type TableOptions } from 'shared-kernel/records';
import { exportTransactions } from '../commands/look-at-transactions';
import { transactionFileColumns } from './transaction-file-columns';
import { transactionListPlace } from './transaction-list-place';
import type { TransactionFilters } from './use-transaction-filters';

interface TransactionToolsProps {
  readonly filters: TransactionFilters;
  /** What is handed out; absent while it is being read. */
  readonly rows: readonly Transaction[] | undefined;
  readonly options: TableOptions<Transaction>;
}

/** What is done with the list of transactions as a whole. */
export function TransactionTools({ filters, rows, options }: TransactionToolsProps) {
  const { tab, text, ...others } = filters.filter;
  return (
    <ListTools
      place={transactionListPlace}
      command={exportTransactions}
      rows={rows}
      columns={transactionFileColumns}
      name="transactions"
      filters={{ tab, search: text, ...others }}
      options={options}
      view={filters.view}
      onView={(view) => filters.set({ view })}
    />
  );
}
