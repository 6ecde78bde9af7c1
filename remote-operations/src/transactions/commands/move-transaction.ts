import * as v from 'valibot';
import { answerPayments } from './answer-payments';
import { nextSignOffOf } from './next-sign-off';
import {
  applyTransactionMove,
  moveTerms,
  transactionMoveErrorText,
  transactionMoveLabel,
  transactionMoveReasonSchema,
  type TransactionMove,
  type TransactionMoveKind,
} from './transaction-moves';
import { askingFor } from 'shared-kernel/domain/notification';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { formatExactAmount } from 'shared-kernel/format';
import {
  defineCommand,
  recordIdSchema,
  refuse,
  type Command,
  type CommandTransaction,
} from 'shared-kernel/workspace';

const done: Record<TransactionMoveKind, string> = {
  approve: 'Sign-off given',
  execute: 'Transaction executed',
  hold: 'Transaction held',
  release: 'Transaction released',
  reject: 'Transaction rejected',
};

/** Who makes a move, and when. */
interface Mover {
  readonly actor: string;
  readonly now: Date;
}

async function move(
  transaction: CommandTransaction,
  transactionId: string,
  made: TransactionMove,
  { actor, now }: Mover,
): Promise<Transaction> {
  const before = await transaction.need('transactions', transactionId);
  const result = applyTransactionMove(before, made, actor, now.toISOString());
  if (!result.ok) return refuse(transactionMoveErrorText(result.error));
  transaction.put('transactions', result.transaction);
  // Who holds it asks; every other move answers.
  if (made.kind !== 'hold') {
    await answerPayments(transaction, [transactionId]);
  }
  return result.transaction;
}

const toast = (kind: TransactionMoveKind) => (moved: Transaction) => ({
  title: done[kind],
  description: `${moved.reference}, ${formatExactAmount(moved.amount, moved.currency)}`,
});

type Words = Pick<Command, 'id' | 'label'>;

const reasonedMove = (kind: 'hold' | 'reject', words: Words) =>
  defineCommand({
    ...words,
    input: v.object({ id: recordIdSchema, reason: transactionMoveReasonSchema }),
    ...moveTerms,
    async apply(transaction, input, context) {
      const moved = await move(transaction, input.id, { kind, reason: input.reason }, context);
      await transaction.raise('amlScreeningAlerts', {
        type: kind === 'hold' ? 'urgent' : 'critical',
        category: 'financial',
        title: kind === 'hold' ? 'Transaction held for compliance review' : 'Transaction rejected',
        message: `${moved.reference}: ${input.reason}`,
        source: 'Transaction Dashboard',
        actionRequired: false,
        ...(kind === 'hold' && askingFor([moved.id])),
        clientName: moved.counterparty,
        clientId: moved.clientId,
        amount: formatExactAmount(moved.amount, moved.currency),
        priority: 'high',
        metadata: { paymentId: moved.id },
      });
      return moved;
    },
    note: (input) => `${transactionMoveLabel[kind]}: ${input.reason}`,
    toast: toast(kind),
  });

/** The next desk's sign-off, given in its portal. */
export const approveTransaction = defineCommand({
  id: 'transaction.approve',
  label: 'Approved the transaction',
  input: v.object({ id: recordIdSchema }),
  inReference: false,
  permission: 'payment-sign-off',
  belongings: async (transaction, { id }) => [
    nextSignOffOf(await transaction.need('transactions', id)),
  ],
  apply: (transaction, { id }, context) => move(transaction, id, { kind: 'approve' }, context),
  toast: toast('approve'),
});

/** Settlement, once all sign-offs are given. */
export const executeTransaction = defineCommand({
  id: 'transaction.execute',
  label: 'Executed the transaction',
  input: v.object({ id: recordIdSchema }),
  ...moveTerms,
  apply: (transaction, { id }, context) => move(transaction, id, { kind: 'execute' }, context),
  toast: toast('execute'),
});

/** Holds for compliance review, for a reason. */
export const holdTransaction = reasonedMove('hold', {
  id: 'transaction.hold',
  label: 'Held for compliance review',
});

/** Back to where it was held; after a sanctions match for a reason. */
export const releaseTransaction = defineCommand({
  id: 'transaction.release',
  label: 'Released the transaction',
  input: v.object({ id: recordIdSchema, reason: v.optional(transactionMoveReasonSchema) }),
  ...moveTerms,
  apply: (transaction, { id, reason }, context) =>
    move(transaction, id, { kind: 'release', ...(reason !== undefined && { reason }) }, context),
  note: ({ reason }) =>
    reason === undefined ? undefined : `${transactionMoveLabel.release}: ${reason}`,
  toast: toast('release'),
});

/** Fails it, for a reason. */
export const rejectTransaction = reasonedMove('reject', {
  id: 'transaction.reject',
  label: 'Rejected the transaction',
});
