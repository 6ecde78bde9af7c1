import * as v from 'valibot';
import {
  moveRefusal,
  applyTransactionMove,
  nextSignOffOf,
  paymentMoves,
  transactionMoveLabel,
  transactionMoveReasonSchema,
  type TransactionMove,
  type ReasonedMove,
  type TransactionMoveKind,
} from './transaction-moves';
import { clearPaymentActions } from 'shared-kernel/domain/notification';
import { approvalRefusal, type Transaction } from 'shared-kernel/domain/transaction';
import { formatExactAmount, formatNumber } from 'shared-kernel/format';
import {
  actingPerson,
  defineCommand,
  recordIdSchema,
  refuse,
  screeningRefusal,
  type Command,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import { paymentAt } from '../checks/payment-checks';
import { openHoldCase } from './hold-cases';
import { transactionTerms } from './terms';

const done: Record<TransactionMoveKind, string> = {
  approve: 'Sign-off recorded',
  execute: 'Transaction executed',
  hold: 'Transaction held',
  reject: 'Transaction rejected',
};

type Mover = Parameters<Command['apply']>[2];

/**
 * Approves, executes, holds or rejects a transaction. If one of several transactions fails, the error message names the
 * failed transaction.
 */
export async function moveTransaction(
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
    (made.kind === 'approve' ? approvalRefusal(before, actingPerson(mover)) : undefined) ??
    (paymentMoves.includes(made.kind)
      ? await screeningRefusal(transaction, { kind: 'transaction', record: before }, mover)
      : undefined);
  if (refusal !== undefined)
    return refuse(isOneOfSeveral ? `${before.reference}: ${refusal}` : refusal);
  const moved = applyTransactionMove(
    before,
    made,
    { name: mover.actor, personId: mover.personId },
    at,
  );
  transaction.put('transactions', moved);
  return moved;
}

export const formatTransactionCount = (count: number) =>
  count === 1 ? '1 transaction' : `${formatNumber(count)} transactions`;

const amountOf = ({ amount, currency }: Transaction) => formatExactAmount(amount, currency);

/** Adds one notification about all changed payments. Only a single payment on hold requires an action. */
async function raiseMoved(
  transaction: CommandTransaction,
  moved: readonly Transaction[],
  { kind, reason }: { readonly kind: ReasonedMove; readonly reason: string },
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
    // Several payments on hold already appear as review cases, so the notification itself requires no action.
    actionRequired: kind === 'hold' && isOne,
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

/**
 * Marks the payments' notifications as requiring no action, opens review cases for holds, and adds one notification.
 */
export async function applyMoveSideEffects(
  transaction: CommandTransaction,
  moved: readonly Transaction[],
  kind: ReasonedMove,
  reason: string,
  who: string,
  context: Mover,
) {
  if (kind === 'hold')
    for (const payment of moved) await openHoldCase(transaction, payment, context);
  else await clearPaymentActions(transaction, moved);
  await raiseMoved(transaction, moved, { kind, reason }, who);
}

export const formatTransactionName = (moved: Transaction) =>
  `${moved.reference}, ${amountOf(moved)}`;

const toast = (kind: TransactionMoveKind) => (moved: Transaction) => ({
  title: done[kind],
  description: formatTransactionName(moved),
});

const reasonedMove = (kind: ReasonedMove) =>
  defineCommand({
    ...(kind === 'hold' ? transactionTerms.holdTransaction : transactionTerms.rejectTransaction),
    input: v.object({ id: recordIdSchema, reason: transactionMoveReasonSchema }),
    async apply(transaction, { id: moving, reason }, context) {
      const moved = await moveTransaction(transaction, moving, { kind, reason }, context);
      await applyMoveSideEffects(transaction, [moved], kind, reason, 'Transaction', context);
      return moved;
    },
    note: ({ reason }) => `${transactionMoveLabel[kind]}: ${reason}`,
    toast: toast(kind),
  });

const plainMove =
  (kind: 'approve' | 'execute') =>
  async (transaction: CommandTransaction, { id }: { readonly id: string }, context: Mover) => {
    const moved = await moveTransaction(transaction, id, { kind }, context);
    await clearPaymentActions(transaction, [moved]);
    return moved;
  };

/** Records the sign-off of the next desk for a payment. Only the portal of that desk can do this. */
export const approveTransaction = defineCommand({
  ...transactionTerms.approveTransaction,
  input: v.object({ id: recordIdSchema }),
  ownerships: async (transaction, { id }) => [
    nextSignOffOf(await transaction.need('transactions', id)),
  ],
  apply: plainMove('approve'),
  toast: toast('approve'),
});

/**
 * Executes a payment once all sign-offs and checks are complete. The execution cannot be undone, because the money has
 * moved.
 */
export const executeTransaction = defineCommand({
  ...transactionTerms.executeTransaction,
  input: v.object({ id: recordIdSchema }),
  isUndoable: false,
  apply: plainMove('execute'),
  toast: toast('execute'),
});

export const holdTransaction = reasonedMove('hold');

/** Rejects a payment that is not on hold. For a payment on hold, its review case decides. */
export const rejectTransaction = reasonedMove('reject');
