import {
  processingStepLabel,
  transactionStatusView,
  transactionTypeView,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { csvMoment } from 'shared-kernel/format';
import type { ExportColumn } from 'shared-kernel/records';

/** The transaction list as a table in a file: one line a transaction, amounts as numbers, times in UTC (TX2). */
export const transactionFileColumns: readonly ExportColumn<Transaction>[] = [
  { header: 'Id', value: ({ id }) => id },
  { header: 'Type', column: 'type', value: ({ type }) => transactionTypeView[type].label },
  { header: 'Amount', column: 'amount', value: ({ amount }) => amount },
  { header: 'Currency', column: 'amount', value: ({ currency }) => currency },
  { header: 'To currency', column: 'amount', value: ({ toCurrency }) => toCurrency },
  {
    header: 'Status',
    column: 'status',
    value: ({ status }) => transactionStatusView[status].label,
  },
  { header: 'Time (UTC)', column: 'time', value: ({ timestamp }) => csvMoment(timestamp) },
  { header: 'Counterparty', column: 'counterparty', value: ({ counterparty }) => counterparty },
  { header: 'Reference', column: 'reference', value: ({ reference }) => reference },
  { header: 'Compliance score', column: 'score', value: ({ complianceScore }) => complianceScore },
  { header: 'Sign-offs', value: ({ signOffs = [] }) => signOffs.length },
  {
    header: 'Steps',
    column: 'checks',
    value: ({ processingSteps }) =>
      processingSteps
        .map(({ step, status }) => `${processingStepLabel[step]}: ${status}`)
        .join('; '),
  },
  { header: 'Reason', value: ({ failureReason, holdReason }) => failureReason ?? holdReason },
];
