import { manualChecks, transactionTypes } from 'shared-kernel/domain/transaction';
import { transactions } from 'shared-kernel/testing/records';
import type { CommandInputs } from 'shared-kernel/testing';
import { createTransaction } from './create-transaction';
import { importTransactions } from './import-transactions';
import {
  approveTransaction,
  executeTransaction,
  holdTransaction,
  rejectTransaction,
} from './change-transaction-status';
import { holdOrRejectTransactions } from './hold-or-reject-transactions';
import { recordCheckResult } from './record-check-result';
import { paymentCheckResults } from '../checks/payment-checks';
import { actionsWithReason } from './transaction-actions';

const id = transactions
  .filter(({ status }) => !['completed', 'failed'].includes(status))
  .map((transaction) => transaction.id);
const reason = ['', 'Looked at closely'];

const paymentForm = {
  type: [...transactionTypes, 'wire'],
  counterparty: ['Meridian Energy Partners', 'Delta Inspection Services', '<b>契約</b>', ''],
  amount: [0, 12.5, '1,250.50', 'x'],
  currency: ['USD', 'JPY', 'USDT'],
  toCurrency: ['', 'EUR', 'USDT'],
  reference: ['A-1', 'B-2', 'WIRE-20240722-052', ''],
};

const paymentRow = (reference: string) => ({
  type: 'fiat',
  counterparty: 'Meridian Energy Partners',
  amount: 5,
  currency: 'USD',
  toCurrency: '',
  reference,
});

export const inputs: readonly CommandInputs[] = [
  { command: createTransaction, with: paymentForm },
  {
    command: importTransactions,
    with: {
      fileName: ['payments.csv', ''],
      leftOut: [0, 3],
      rows: [[], [paymentRow('I-1')], [paymentRow('I-2'), paymentRow('I-3')]],
    },
  },
  { command: approveTransaction, with: { id } },
  { command: executeTransaction, with: { id } },
  {
    command: recordCheckResult,
    with: {
      id,
      check: [...manualChecks, 'settlement'],
      result: [...paymentCheckResults, ''],
      comment: ['', 'No match on the list'],
    },
  },
  {
    command: holdOrRejectTransactions,
    with: { ids: [[], ...id.map((one) => [one]), id.slice(0, 2)], move: actionsWithReason, reason },
  },
  { command: holdTransaction, with: { id, reason } },
  { command: rejectTransaction, with: { id, reason } },
];
