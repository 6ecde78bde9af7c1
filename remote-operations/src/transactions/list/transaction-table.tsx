import type { Transaction } from 'shared-kernel/domain/transaction';
import type { TableOptions } from 'shared-kernel/records';
import { DataTable, type RowSelection } from 'shared-kernel/ui';
import {
  isFalling,
  sortKeyOf,
  transactionSortKeys,
  type TransactionSort,
  type TransactionSortKey,
} from './sort-transactions';

interface TransactionTableProps {
  readonly transactions: readonly Transaction[];
  readonly options: TableOptions<Transaction>;
  readonly selection: RowSelection<Transaction> | undefined;
  readonly openId: string;
  readonly sort: TransactionSort;
  readonly onSort: (sort: TransactionSort) => void;
  readonly onOpen: (id: string) => void;
}

const sortKeys: ReadonlySet<string> = new Set(transactionSortKeys);

const isSortKey = (key: string): key is TransactionSortKey => sortKeys.has(key);

const idOf = ({ id }: Transaction) => id;
const nameOf = ({ reference }: Transaction) => reference;

/** The same transactions as rows. */
export function TransactionTable({
  transactions,
  options,
  selection,
  openId,
  sort,
  onSort,
  onOpen,
}: TransactionTableProps) {
  return (
    <DataTable
      label="Transactions"
      columns={options.columns}
      density={options.density}
      selection={selection}
      rowName={nameOf}
      rows={transactions}
      rowKey={idOf}
      selectedKey={openId}
      sort={{ key: sortKeyOf(sort), direction: isFalling(sort) ? 'descending' : 'ascending' }}
      onSort={({ key, direction }) => {
        if (isSortKey(key)) onSort(direction === 'descending' ? `-${key}` : key);
      }}
      onRow={({ id }) => onOpen(id)}
    />
  );
}
