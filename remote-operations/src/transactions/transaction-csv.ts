import {
  processingStepLabel,
  transactionStatusView,
  transactionTypeView,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import type { CsvColumn } from 'shared-kernel/format';

/** The transaction list as a CSV table: one line a transaction, amounts as numbers, times in UTC (TX2). */
export const transactionCsvColumns: readonly CsvColumn<Transaction>[] = [
  { header: 'Id', value: ({ id }) => id },
  { header: 'Type', value: ({ type }) => transactionTypeView[type].label },
  { header: 'Amount', value: ({ amount }) => amount },
  { header: 'Currency', value: ({ currency }) => currency },
  { header: 'To currency', value: ({ toCurrency }) => toCurrency },
  { header: 'Status', value: ({ status }) => transactionStatusView[status].label },
  { header: 'Time (UTC)', value: ({ timestamp }) => timestamp },
  { header: 'Counterparty', value: ({ counterparty }) => counterparty },
  { header: 'Reference', value: ({ reference }) => reference },
  { header: 'Compliance score', value: ({ complianceScore }) => complianceScore },
  { header: 'Sign-offs', value: ({ signOffs = [] }) => signOffs.length },
  {
    header: 'Steps',
    value: ({ processingSteps }) =>
      processingSteps
        .map(({ step, status }) => `${processingStepLabel[step]}: ${status}`)
        .join('; '),
  },
  { header: 'Reason', value: ({ failureReason, holdReason }) => failureReason ?? holdReason },
];
