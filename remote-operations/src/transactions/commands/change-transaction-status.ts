import * as v from 'valibot';
import {
  getTransactionActionError,
  applyTransactionAction,
  getNextSignOffOwnership,
  actionsWithoutReason,
  transactionActionLabel,
  transactionActionReasonSchema,
  type TransactionAction,
  type ActionWithReason,
  type TransactionActionKind,
} from './transaction-actions';
import { clearPaymentActions } from 'shared-kernel/domain/notification';
import { getApprovalError, type Transaction } from 'shared-kernel/domain/transaction';
import { formatExactAmount, formatNumber } from 'shared-kernel/format';
import {
  getActingPerson,
  defineCommand,
  recordIdSchema,
  refuse,
  getScreeningError,
  type Command,
  type CommandTransaction,
} from 'shared-kernel/workspace';
import { applySimulatedChecks } from '../checks/payment-checks';
import { openHoldReviewCase } from './open-hold-review-case';
import { transactionTerms } from './terms';

const done: Record<TransactionActionKind, string> = {
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
export async function performTransactionAction(
  transaction: CommandTransaction,
  transactionId: string,
  made: TransactionAction,
  mover: Mover,
  isOneOfSeveral = false,
): Promise<Transaction> {
  const at = mover.now.toISOString();
  const before = applySimulatedChecks(await transaction.need('transactions', transactionId), at);
  const refusal =
    getTransactionActionError(before, made.kind) ??
    (made.kind === 'approve' ? getApprovalError(before, getActingPerson(mover)) : undefined) ??
    (actionsWithoutReason.includes(made.kind)
      ? await getScreeningError(transaction, { kind: 'transaction', record: before }, mover)
      : undefined);
  if (refusal !== undefined)
    return refuse(isOneOfSeveral ? `${before.reference}: ${refusal}` : refusal);
  const moved = applyTransactionAction(
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

/**
 * Adds one notification about all changed payments. Requires an action only if exactly one payment changed and is on
 * hold.
 */
async function raiseMoved(
  transaction: CommandTransaction,
  moved: readonly Transaction[],
  { kind, reason }: { readonly kind: ActionWithReason; readonly reason: string },
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
    // If several payments are on hold, the notification requires no action, because each payment already has a review
    // case.
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
 * Adds one notification about the payments. A hold also opens review cases, and a rejection clears “Action required” in
 * the existing notifications of the payments.
 */
export async function applyActionSideEffects(
  transaction: CommandTransaction,
  moved: readonly Transaction[],
  kind: ActionWithReason,
  reason: string,
  who: string,
  context: Mover,
) {
  if (kind === 'hold')
    for (const payment of moved) await openHoldReviewCase(transaction, payment, context);
  else await clearPaymentActions(transaction, moved);
  await raiseMoved(transaction, moved, { kind, reason }, who);
}

export const formatTransactionName = (moved: Transaction) =>
  `${moved.reference}, ${amountOf(moved)}`;

const toast = (kind: TransactionActionKind) => (moved: Transaction) => ({
  title: done[kind],
  description: formatTransactionName(moved),
});

const reasonedMove = (kind: ActionWithReason) =>
  defineCommand({
    ...(kind === 'hold' ? transactionTerms.holdTransaction : transactionTerms.rejectTransaction),
    input: v.object({ id: recordIdSchema, reason: transactionActionReasonSchema }),
    async apply(transaction, { id: moving, reason }, context) {
      const moved = await performTransactionAction(transaction, moving, { kind, reason }, context);
      await applyActionSideEffects(transaction, [moved], kind, reason, 'Transaction', context);
      return moved;
    },
    note: ({ reason }) => `${transactionActionLabel[kind]}: ${reason}`,
    toast: toast(kind),
  });

const plainMove =
  (kind: 'approve' | 'execute') =>
  async (transaction: CommandTransaction, { id }: { readonly id: string }, context: Mover) => {
    const moved = await performTransactionAction(transaction, id, { kind }, context);
    await clearPaymentActions(transaction, [moved]);
    return moved;
  };

/** Records the sign-off of the next desk for a payment. Only the portal of that desk can do this. */
export const approveTransaction = defineCommand({
  ...transactionTerms.approveTransaction,
  input: v.object({ id: recordIdSchema }),
  ownerships: async (transaction, { id }) => [
    getNextSignOffOwnership(await transaction.need('transactions', id)),
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
