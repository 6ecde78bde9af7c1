import * as v from 'valibot';
import { answerPayments } from './answer-payments';
import { askingFor } from 'shared-kernel/domain/notification';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { formatExactAmount, formatNumber } from 'shared-kernel/format';
import {
  defineCommand,
  recordIdSchema,
  refuse,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import {
  moveTerms,
  applyTransactionMove,
  transactionMoveErrorText,
  transactionMoveLabel,
  transactionMoveReasonSchema,
  type TransactionMove,
} from './transaction-moves';

/** What can be done to several transactions for one reason. */
export const bulkMoves = ['release', 'hold', 'reject'] as const;

export type BulkMove = (typeof bulkMoves)[number];

const done: Record<BulkMove, string> = {
  release: 'released',
  hold: 'held',
  reject: 'rejected',
};

const counted = (count: number) =>
  count === 1 ? '1 transaction' : `${formatNumber(count)} transactions`;

const namesOf = (moved: readonly Transaction[]) => {
  const [first] = moved;
  return moved.length === 1 && first
    ? `${first.reference}, ${formatExactAmount(first.amount, first.currency)}`
    : counted(moved.length);
};

/** One alert for all of them: what a person decided at once is one thing to know. */
async function raiseMoved(
  transaction: CommandTransaction,
  moved: readonly Transaction[],
  move: 'hold' | 'reject',
  reason: string,
) {
  const [first] = moved;
  const isOne = moved.length === 1 && first !== undefined;
  await transaction.raise('amlScreeningAlerts', {
    type: move === 'hold' ? 'urgent' : 'critical',
    category: 'financial',
    title:
      move === 'hold'
        ? `${counted(moved.length)} held for compliance review`
        : `${counted(moved.length)} rejected`,
    message: `${moved.map(({ reference }) => reference).join(', ')}: ${reason}`.slice(0, 1000),
    source: 'Transaction Dashboard',
    actionRequired: false,
    ...(move === 'hold' && askingFor(moved.map(({ id }) => id))),
    priority: 'high',
    metadata: {},
    ...(isOne && {
      clientName: first.counterparty,
      clientId: first.clientId,
      amount: formatExactAmount(first.amount, first.currency),
      metadata: { paymentId: first.id },
    }),
  });
}

/** Moves several transactions for one reason, each by its own rules: all of them or none. */
export const moveTransactions = defineCommand({
  id: 'transaction.moveSeveral',
  label: 'Moved several transactions',
  input: v.object({
    ids: v.pipe(v.array(recordIdSchema), v.nonEmpty()),
    move: v.picklist(bulkMoves),
    reason: transactionMoveReasonSchema,
  }),
  ...moveTerms,
  async apply(transaction, { ids, move, reason }, { actor, now }) {
    const made: TransactionMove = { kind: move, reason };
    const moved: Transaction[] = [];
    for (const id of new Set(ids)) {
      const before = await transaction.need('transactions', id);
      const result = applyTransactionMove(before, made, actor, now.toISOString());
      if (!result.ok)
        return refuse(`${before.reference}: ${transactionMoveErrorText(result.error)}`);
      transaction.put('transactions', result.transaction);
      moved.push(result.transaction);
    }
    if (move !== 'hold') {
      await answerPayments(
        transaction,
        moved.map(({ id }) => id),
      );
    }
    if (move !== 'release') await raiseMoved(transaction, moved, move, reason);
    return moved;
  },
  note: ({ move, reason }) => `${transactionMoveLabel[move]}: ${reason}`,
  toast: (moved, { move }) => ({
    title: `Transactions ${done[move]}`,
    description: namesOf(moved),
  }),
});
