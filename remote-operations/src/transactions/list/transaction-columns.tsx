import {
  transactionStatusView,
  transactionTypeView,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { formatDateTime, formatPercent } from 'shared-kernel/format';
import { StatusTag, type TableColumn } from 'shared-kernel/ui';
import { Amount } from './amount';
import { transactionScoreBand, transactionScoreBandView } from './score-band';
import styles from './transaction-table.module.css';

export const transactionColumns: readonly TableColumn<Transaction>[] = [
  {
    key: 'reference',
    title: 'Reference',
    render: ({ reference }) => reference,
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
    render: ({ type }) => transactionTypeView[type].label,
  },
  {
    key: 'amount',
    title: 'Amount',
    align: 'end',
    isSortable: true,
    render: (transaction) => (
      <span className={styles.amount}>
        <Amount {...transaction} />
      </span>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    render: ({ status }) => <StatusTag view={transactionStatusView[status]} size="small" />,
  },
  {
    key: 'score',
    title: 'Score',
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
    isSortable: true,
    render: ({ timestamp }) => <time dateTime={timestamp}>{formatDateTime(timestamp)}</time>,
  },
];
