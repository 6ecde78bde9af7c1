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
  type ReasonedMove,
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

const reasonedMove = (kind: ReasonedMove, words: Words) =>
  defineCommand({
    ...words,
    input: v.object({ id: recordIdSchema, reason: transactionMoveReasonSchema }),
    ...moveTerms,
    async apply(transaction, input, context) {
      const moved = await move(transaction, input.id, { kind, reason: input.reason }, context);
      if (kind === 'release') return moved;
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

/** Puts it back where it was, for a reason. */
export const releaseTransaction = reasonedMove('release', {
  id: 'transaction.release',
  label: 'Released the transaction',
});

/** Fails it, for a reason. */
export const rejectTransaction = reasonedMove('reject', {
  id: 'transaction.reject',
  label: 'Rejected the transaction',
});
