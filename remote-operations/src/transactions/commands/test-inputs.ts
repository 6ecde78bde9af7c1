import { recordedChecks } from 'shared-kernel/domain/transaction';
import { transactions } from 'shared-kernel/testing/records';
import type { CommandInputs } from 'shared-kernel/testing';
import {
  approveTransaction,
  executeTransaction,
  holdTransaction,
  rejectTransaction,
} from './move-transaction';
import { moveTransactions } from './move-transactions';
import { recordCheck } from './record-check';
import { checkResults } from '../checks/payment-checks';
import { reasonedMoves } from './transaction-moves';

const id = transactions
  .filter(({ status }) => !['completed', 'failed'].includes(status))
  .map((transaction) => transaction.id);
const reason = ['', 'Looked at closely'];

export const inputs: readonly CommandInputs[] = [
  { command: approveTransaction, with: { id } },
  { command: executeTransaction, with: { id } },
  {
    command: recordCheck,
    with: {
      id,
      check: [...recordedChecks, 'settlement'],
      result: [...checkResults, ''],
      comment: ['', 'No match on the list'],
    },
  },
  {
    command: moveTransactions,
    with: { ids: [[], ...id.map((one) => [one]), id.slice(0, 2)], move: reasonedMoves, reason },
  },
  { command: holdTransaction, with: { id, reason } },
  { command: rejectTransaction, with: { id, reason } },
];
