import { transactions } from 'shared-kernel/testing/records';
import type { CommandInputs } from 'shared-kernel/testing';
import {
  approveTransaction,
  executeTransaction,
  holdTransaction,
  rejectTransaction,
  releaseTransaction,
} from './move-transaction';

const id = transactions
  .filter(({ status }) => !['completed', 'failed'].includes(status))
  .map((transaction) => transaction.id);
const reason = ['', 'Looked at closely'];

export const inputs: readonly CommandInputs[] = [
  { command: approveTransaction, with: { id } },
  { command: executeTransaction, with: { id } },
  { command: releaseTransaction, with: { id } },
  { command: holdTransaction, with: { id, reason } },
  { command: rejectTransaction, with: { id, reason } },
];
