import { useMemo } from 'react';
import {
  processingStepLabel,
  transactionStatusDisplay,
  transactionTypeDisplay,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { formatCsvTime, formatNumber, formatPercent, unknownText } from 'shared-kernel/format';
import type { ExportColumn } from 'shared-kernel/records';
import {
  Icon,
  RecordText,
  ShortTime,
  StatusTag,
  VisuallyHidden,
  type TableColumn,
} from 'shared-kernel/ui';
import { isSimulatedCheck, applySimulatedChecks } from '../checks/payment-checks';
import { useSimulatedCheckTime, useCurrentPayment } from '../use-current-payment';
import {
  Amount,
  screeningScoreLabel,
  getTransactionScoreDisplay,
  useTransactionScoreLabel,
} from '../transaction-score';
import { TransactionReviewState } from './transaction-review-state';
import styles from './transaction-columns.module.css';

export function formatCheckProgress({
  processingSteps,
}: Pick<Transaction, 'processingSteps'>): string {
  const total = processingSteps.length;
  if (total === 0) return unknownText;
  const through = processingSteps.filter(({ status }) => status === 'completed').length;
  const count = `${formatNumber(through)}/${formatNumber(total)}`;
  const at = processingSteps.find(({ status }) => status !== 'completed');
  return at ? `${processingStepLabel[at.step]} ${count}` : count;
}

const Checks = ({ transaction }: { readonly transaction: Transaction }) =>
  formatCheckProgress(useCurrentPayment(transaction));

const transactionColumns: readonly TableColumn<Transaction>[] = [
  {
    key: 'counterparty',
    title: 'Counterparty',
    isSortable: true,
    isRowHeader: true,
    render: ({ type, counterparty, reference }) => (
      <>
        <Icon
          name={transactionTypeDisplay[type].icon}
          label={transactionTypeDisplay[type].label}
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
    render: ({ type }) => transactionTypeDisplay[type].label,
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
    render: (transaction) => (
      <>
        <StatusTag view={transactionStatusDisplay[transaction.status]} size="small" />
        <TransactionReviewState transaction={transaction} />
      </>
    ),
  },
  {
    key: 'checks',
    title: 'Checks',
    render: (transaction) => <Checks transaction={transaction} />,
  },
  {
    key: 'score',
    title: 'Score',
    isSortable: true,
    render: ({ complianceScore }) => {
      const band = getTransactionScoreDisplay(complianceScore);
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

/** Returns the table columns of the transaction list. `reference` mode has a different label for the score (R59). */
export function useTransactionColumns(): readonly TableColumn<Transaction>[] {
  const title = useTransactionScoreLabel();
  return useMemo(
    () =>
      transactionColumns.map((column) => (column.key === 'score' ? { ...column, title } : column)),
    [title],
  );
}

function stepsText(transaction: Transaction, now: string | undefined): string {
  const { processingSteps } =
    now === undefined ? transaction : applySimulatedChecks(transaction, now);
  return processingSteps
    .map(({ step, status }) => {
      const mark = now !== undefined && isSimulatedCheck(step) ? ' (simulated)' : '';
      return `${processingStepLabel[step]}${mark}: ${status}`;
    })
    .join('; ');
}

/** Columns of transactions in an exported file (TX2). Amounts are numbers, and times are in UTC. */
export const createTransactionExportColumns = (
  now: string | undefined,
): readonly ExportColumn<Transaction>[] => [
  { header: 'Id', value: ({ id }) => id },
  { header: 'Type', column: 'type', value: ({ type }) => transactionTypeDisplay[type].label },
  { header: 'Amount', column: 'amount', value: ({ amount }) => amount },
  { header: 'Currency', column: 'amount', value: ({ currency }) => currency },
  { header: 'To currency', column: 'amount', value: ({ toCurrency }) => toCurrency },
  {
    header: 'Status',
    column: 'status',
    value: ({ status }) => transactionStatusDisplay[status].label,
  },
  {
    header: 'Time (UTC)',
    column: 'time',
    holds: 'moments',
    value: ({ timestamp }) => formatCsvTime(timestamp),
  },
  { header: 'Counterparty', column: 'counterparty', value: ({ counterparty }) => counterparty },
  { header: 'Reference', column: 'reference', value: ({ reference }) => reference },
  { header: screeningScoreLabel, column: 'score', value: ({ complianceScore }) => complianceScore },
  { header: 'Sign-offs', value: ({ signOffs = [] }) => signOffs.length },
  {
    header: 'Steps',
    column: 'checks',
    value: (transaction) => stepsText(transaction, now),
  },
  { header: 'Reason', value: ({ failureReason, holdReason }) => failureReason ?? holdReason },
];

export function useTransactionExportColumns(): readonly ExportColumn<Transaction>[] {
  const now = useSimulatedCheckTime();
  return useMemo(() => createTransactionExportColumns(now), [now]);
}
