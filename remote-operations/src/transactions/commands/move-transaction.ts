import * as v from 'valibot';
import {
  creatorRefusal,
  moveRefusal,
  moveTerms,
  movedTransaction,
  nextSignOffOf,
  payingMoves,
  transactionMoveLabel,
  transactionMoveReasonSchema,
  type TransactionMove,
  type ReasonedMove,
  type TransactionMoveKind,
} from './transaction-moves';
import { answerAsked } from 'shared-kernel/domain/notification';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { formatExactAmount, formatNumber } from 'shared-kernel/format';
import {
  defineCommand,
  recordIdSchema,
  refuse,
  screeningRefusal,
  type Command,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import { paymentAt } from '../checks/payment-checks';
import { askingFor } from './asking-for';

const done: Record<TransactionMoveKind, string> = {
  approve: 'Sign-off given',
  execute: 'Transaction executed',
  hold: 'Transaction held',
  release: 'Transaction released',
  reject: 'Transaction rejected',
};

/** Who makes a move, and when. */
type Mover = Parameters<Command['apply']>[2];

function ownPaymentRefusal(payment: Transaction, { kind }: TransactionMove, mover: Mover) {
  const { portal, actor } = mover;
  return kind === 'approve' && portal
    ? creatorRefusal(payment, { by: portal, name: actor })
    : undefined;
}

/** Moves a transaction, or refuses to; among several, the refusal says which it is about. */
export async function move(
  transaction: CommandTransaction,
  transactionId: string,
  made: TransactionMove,
  mover: Mover,
  isOneOfSeveral = false,
): Promise<Transaction> {
  const at = mover.now.toISOString();
  const before = paymentAt(await transaction.need('transactions', transactionId), at);
  const refusal =
    moveRefusal(before, made.kind) ??
    ownPaymentRefusal(before, made, mover) ??
    (payingMoves.includes(made.kind)
      ? await screeningRefusal(transaction, { kind: 'transaction', record: before }, mover)
      : undefined);
  if (refusal !== undefined)
    return refuse(isOneOfSeveral ? `${before.reference}: ${refusal}` : refusal);
  const moved = movedTransaction(before, made, mover.actor, at);
  transaction.put('transactions', moved);
  return moved;
}

/** Answers what asked for payments that are moved now; what asked for others with them goes on asking for those. */
function answer(transaction: CommandTransaction, moved: readonly Transaction[]): Promise<void> {
  const worked = new Set(moved.map(({ id }) => id));
  return answerAsked(
    transaction,
    ({ metadata, asked }) =>
      worked.has(metadata?.paymentId ?? '') || asked?.some(({ id }) => worked.has(id)) === true,
    (id) => worked.has(id),
  );
}

export const counted = (count: number) =>
  count === 1 ? '1 transaction' : `${formatNumber(count)} transactions`;

const amountOf = ({ amount, currency }: Transaction) => formatExactAmount(amount, currency);

/** One alert for all of them: what a person decided at once is one thing to know. A hold asks for a release. */
async function raiseMoved(
  transaction: CommandTransaction,
  moved: readonly Transaction[],
  { kind, reason }: { readonly kind: 'hold' | 'reject'; readonly reason: string },
  who: string,
) {
  const [first] = moved;
  const isOne = moved.length === 1 && first !== undefined;
  await transaction.raise('amlScreeningAlerts', {
    type: kind === 'hold' ? 'urgent' : 'critical',
    category: 'financial',
    title: `${who} ${kind === 'hold' ? 'held for compliance review' : 'rejected'}`,
    message: `${moved.map(({ reference }) => reference).join(', ')}: ${reason}`.slice(0, 1000),
    source: 'Transaction Dashboard',
    actionRequired: false,
    ...(kind === 'hold' && askingFor(moved.map(({ id }) => id))),
    priority: 'high',
    metadata: {},
    ...(isOne && {
      clientName: first.counterparty,
      clientId: first.clientId,
      amount: amountOf(first),
      metadata: { paymentId: first.id },
    }),
  });
}

/** A hold asks, every other move answers; a hold and a rejection are made known. */
export async function follow(
  transaction: CommandTransaction,
  moved: readonly Transaction[],
  kind: ReasonedMove,
  reason: string,
  who: string,
) {
  if (kind !== 'hold') await answer(transaction, moved);
  if (kind !== 'release') await raiseMoved(transaction, moved, { kind, reason }, who);
}

export const nameOf = (moved: Transaction) => `${moved.reference}, ${amountOf(moved)}`;

const toast = (kind: TransactionMoveKind) => (moved: Transaction) => ({
  title: done[kind],
  description: nameOf(moved),
});

const reasonedMove = (kind: ReasonedMove, id: string, label: string) =>
  defineCommand({
    id,
    label,
    input: v.object({ id: recordIdSchema, reason: transactionMoveReasonSchema }),
    ...moveTerms,
    async apply(transaction, { id: moving, reason }, context) {
      const moved = await move(transaction, moving, { kind, reason }, context);
      await follow(transaction, [moved], kind, reason, 'Transaction');
      return moved;
    },
    note: ({ reason }) => `${transactionMoveLabel[kind]}: ${reason}`,
    toast: toast(kind),
  });

const plainMove =
  (kind: 'approve' | 'execute') =>
  async (transaction: CommandTransaction, { id }: { readonly id: string }, context: Mover) => {
    const moved = await move(transaction, id, { kind }, context);
    await answer(transaction, [moved]);
    return moved;
  };

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
  apply: plainMove('approve'),
  toast: toast('approve'),
});

/** Settlement, once all sign-offs are given and all other checks are complete; money that has moved does not come back. */
export const executeTransaction = defineCommand({
  id: 'transaction.execute',
  label: 'Executed the transaction',
  input: v.object({ id: recordIdSchema }),
  ...moveTerms,
  isUndoable: false,
  apply: plainMove('execute'),
  toast: toast('execute'),
});

/** Holds for compliance review, for a reason. */
export const holdTransaction = reasonedMove(
  'hold',
  'transaction.hold',
  'Held for compliance review',
);

/** Puts it back where it was, for a reason. */
export const releaseTransaction = reasonedMove(
  'release',
  'transaction.release',
  'Released the transaction',
);

/** Fails it, for a reason. */
export const rejectTransaction = reasonedMove(
  'reject',
  'transaction.reject',
  'Rejected the transaction',
);
