import {
  processingStepLabel,
  processingStepStatusDisplay,
  transactionStatusDisplay,
  transactionTypeDisplay,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import {
  formatDateTime,
  formatExactAmount,
  formatPercent,
  unknownText,
} from 'shared-kernel/format';
import { PrintedRecord, usePrintableAuditTrail } from 'shared-kernel/records';
import { useSimulationNote, useWorkspaceClock } from 'shared-kernel/workspace';
import { isSimulatedCheck } from '../checks/payment-checks';
import { useTransactionScoreLabel } from '../transaction-score';
import { signOffDeskLabel } from './transaction-progress';

const moment = (at: string | undefined) => (at === undefined ? unknownText : formatDateTime(at));

const factsOf = (transaction: Transaction, scoreLabel: string, now: string) =>
  [
    ['Amount', formatExactAmount(transaction.amount, transaction.currency)],
    ['Type', transactionTypeDisplay[transaction.type].label],
    ['Status', transactionStatusDisplay[transaction.status].label],
    ['Counterparty', transaction.counterparty],
    ['Reference', transaction.reference],
    ['Initiated', formatDateTime(transaction.timestamp)],
    [scoreLabel, formatPercent(transaction.complianceScore)],
    ['Hold reason', transaction.holdReason ?? ''],
    ['Failure reason', transaction.failureReason ?? ''],
    ['As of', formatDateTime(now)],
  ].filter((fact): fact is [string, string] => fact[1] !== '');

const tablesOf = ({ signOffs = [], processingSteps }: Transaction, remark: string | undefined) => [
  {
    title: 'Sign-offs',
    columns: ['Desk', 'By', 'Time'],
    rows: signOffs.map(({ desk, by, at }) => [signOffDeskLabel[desk], by, moment(at)]),
    empty: 'No sign-offs recorded.',
  },
  {
    title: 'Processing flow',
    columns: ['Step', 'Status', 'Time', 'Recorded'],
    rows: processingSteps.map(({ step, status, timestamp, by, comment }) => [
      isSimulatedCheck(step) && remark !== undefined
        ? `${processingStepLabel[step]} (${remark})`
        : processingStepLabel[step],
      processingStepStatusDisplay[status].label,
      moment(timestamp),
      by === undefined || comment === undefined ? unknownText : `${by}: ${comment}`,
    ]),
    empty: 'No processing steps.',
  },
];

export function TransactionPrintSheet({ transaction }: { readonly transaction: Transaction }) {
  const { id, reference } = transaction;
  const now = useWorkspaceClock();
  const scoreLabel = useTransactionScoreLabel();
  const remark = useSimulationNote('simulated');
  const trail = usePrintableAuditTrail('transactions', id);
  return (
    <PrintedRecord
      id={id}
      title={`Transaction ${reference}`}
      facts={factsOf(transaction, scoreLabel, now)}
      tables={[...tablesOf(transaction, remark), trail]}
    />
  );
}
