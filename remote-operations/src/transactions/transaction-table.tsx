import { transactionScoreBand, transactionScoreBandView } from './score-band';
import {
  transactionStatusView,
  transactionTypeView,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { formatDateTime, formatPercent } from 'shared-kernel/format';
import { DataTable, RecordText, StatusTag, type TableColumn } from 'shared-kernel/ui';
import { Amount } from './amount';
import {
  isFalling,
  sortKeyOf,
  transactionSortKeys,
  type TransactionSort,
  type TransactionSortKey,
} from './sort-transactions';
import styles from './transaction-table.module.css';

interface TransactionTableProps {
  readonly transactions: readonly Transaction[];
  readonly openId: string;
  readonly sort: TransactionSort;
  readonly onSort: (sort: TransactionSort) => void;
  readonly onOpen: (id: string) => void;
}

const columns: readonly TableColumn<Transaction>[] = [
  {
    key: 'reference',
    title: 'Reference',
    width: '10.25rem',
    render: ({ reference }) => (
      <span className={styles['whole']}>
        <RecordText>{reference}</RecordText>
      </span>
    ),
  },
  {
    key: 'counterparty',
    title: 'Counterparty',
    isSortable: true,
    render: ({ counterparty }) => counterparty,
  },
  {
    key: 'type',
    title: 'Type',
    width: '7.25rem',
    render: ({ type }) => transactionTypeView[type].label,
  },
  {
    key: 'amount',
    title: 'Amount',
    width: '13.25rem',
    align: 'end',
    isSortable: true,
    render: (transaction) => (
      <span className={styles['amount']}>
        <Amount {...transaction} />
      </span>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    width: '11.75rem',
    render: ({ status }) => <StatusTag view={transactionStatusView[status]} size="small" />,
  },
  {
    key: 'score',
    title: 'Score',
    width: '8.5rem',
    isSortable: true,
    render: ({ complianceScore }) => {
      const band = transactionScoreBandView[transactionScoreBand(complianceScore)];
      const label = `${formatPercent(complianceScore)} ${band.label}`;
      return <StatusTag view={{ ...band, label }} size="small" />;
    },
  },
  {
    key: 'time',
    title: 'Initiated',
    width: '12rem',
    isSortable: true,
    render: ({ timestamp }) => (
      <time dateTime={timestamp} className={styles['whole']}>
        {formatDateTime(timestamp)}
      </time>
    ),
  },
];

const sortKeys: ReadonlySet<string> = new Set(transactionSortKeys);

const isSortKey = (key: string): key is TransactionSortKey => sortKeys.has(key);

/** The same transactions as rows. */
export function TransactionTable({
  transactions,
  openId,
  sort,
  onSort,
  onOpen,
}: TransactionTableProps) {
  return (
    <DataTable
      label="Transactions"
      columns={columns}
      rows={transactions}
      rowKey={({ id }) => id}
      selectedKey={openId}
      sort={{ key: sortKeyOf(sort), direction: isFalling(sort) ? 'descending' : 'ascending' }}
      onSort={({ key, direction }) => {
        if (isSortKey(key)) onSort(direction === 'descending' ? `-${key}` : key);
      }}
      onRow={({ id }) => onOpen(id)}
    />
  );
}
