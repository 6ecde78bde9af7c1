import {
  transactionStatusView,
  transactionTypeView,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { formatPercent } from 'shared-kernel/format';
import {
  Icon,
  RecordText,
  ShortTime,
  StatusTag,
  VisuallyHidden,
  type TableColumn,
} from 'shared-kernel/ui';
import { checksText } from '../details/checks-text';
import { Amount } from './amount';
import { transactionScoreBand, transactionScoreBandView } from './score-band';
import styles from './transaction-table.module.css';

export const transactionColumns: readonly TableColumn<Transaction>[] = [
  {
    key: 'counterparty',
    title: 'Counterparty',
    isSortable: true,
    isRowHeader: true,
    render: ({ type, counterparty, reference }) => (
      <>
        <Icon
          name={transactionTypeView[type].icon}
          label={transactionTypeView[type].label}
          className={styles.rail}
        />{' '}
        <RecordText>{counterparty}</RecordText>
        <VisuallyHidden>, {reference}</VisuallyHidden>
      </>
    ),
  },
  {
    key: 'reference',
    title: 'Reference',
    maxWidth: '10rem',
    render: ({ reference }) => (
      <span className={styles.reference}>
        <RecordText>{reference}</RecordText>
      </span>
    ),
  },
  {
    key: 'type',
    title: 'Type',
    isExtra: true,
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
  { key: 'checks', title: 'Checks', render: checksText },
  {
    key: 'score',
    title: 'Score',
    isSortable: true,
    render: ({ complianceScore }) => {
      const band = transactionScoreBandView[transactionScoreBand(complianceScore)];
      return (
        <StatusTag view={band} size="small">
          {formatPercent(complianceScore)}
          <VisuallyHidden> {band.label}</VisuallyHidden>
        </StatusTag>
      );
    },
  },
  {
    key: 'time',
    title: 'Initiated',
    isSortable: true,
    render: ({ timestamp }) => <ShortTime at={timestamp} />,
  },
];
