import { requiredSignOffs } from 'shared-kernel/domain/lifecycle';
import { createRequiredTextSchema, inputLimits } from 'shared-kernel/domain/text';
import {
  signOffDeskPortal,
  applyPaymentHold,
  applyPaymentRejection,
  signOffDesks,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import type { PortalPerson } from 'shared-kernel/domain/portal';
import type { Ownership } from 'shared-kernel/workspace';
import {
  formatCheckNames,
  listPendingChecks,
  getCurrentPaymentSteps,
} from '../checks/payment-checks';

/** Reason for a hold, release or rejection of a payment: 1 to 500 characters, trimmed. */
export const transactionActionReasonSchema = createRequiredTextSchema(
  'Enter a reason',
  inputLimits.line,
);

export const transactionActions = ['approve', 'execute', 'hold', 'reject'] as const;

export type TransactionActionKind = (typeof transactionActions)[number];

/** Actions that lead to the execution of a payment. An open screening hit can block these actions. */
export const actionsWithoutReason: readonly TransactionActionKind[] = ['approve', 'execute'];

/**
 * Actions that require a reason, in the order of their buttons. These actions can be applied to several transactions at
 * once.
 */
export const actionsWithReason = ['hold', 'reject'] as const;

export type ActionWithReason = (typeof actionsWithReason)[number];

export type TransactionAction =
  | { readonly kind: Exclude<TransactionActionKind, ActionWithReason> }
  | { readonly kind: ActionWithReason; readonly reason: string };

export const transactionActionLabel: Record<TransactionActionKind, string> = {
  approve: 'Approve',
  execute: 'Execute',
  hold: 'Hold for compliance review',
  reject: 'Reject',
};

/**
 * Statuses in which each action on a payment is possible. A payment on hold has no actions, because its review case
 * decides.
 */
export const transactionActionStatuses: Readonly<
  Record<TransactionActionKind, readonly Transaction['status'][]>
> = {
  approve: ['pending', 'processing'],
  execute: ['processing'],
  hold: ['pending', 'processing'],
  reject: ['pending', 'processing'],
};

function openChecksRefusal(payment: Pick<Transaction, 'type' | 'processingSteps'>) {
  const open = listPendingChecks(payment);
  if (open.length === 0) return undefined;
  return `${formatCheckNames(open)} ${open.length === 1 ? 'is' : 'are'} not complete.`;
}

export function getTransactionActionError(
  payment: Pick<Transaction, 'status' | 'signOffs' | 'type' | 'processingSteps'>,
  move: TransactionActionKind,
): string | undefined {
  const { status, signOffs = [] } = payment;
  const missing = requiredSignOffs - signOffs.length;
  if (!transactionActionStatuses[move].includes(status))
    return `${transactionActionLabel[move]} is not possible in this status.`;
  if (move === 'approve' && missing <= 0) return 'All sign-offs are complete.';
  if (move === 'execute' && missing > 0)
    return `Needs ${String(missing)} more ${missing === 1 ? 'sign-off' : 'sign-offs'}.`;
  return move === 'execute' ? openChecksRefusal(payment) : undefined;
}

export const actionPastTense: Record<ActionWithReason, string> = {
  hold: 'held',
  reject: 'rejected',
};

export function splitPaymentsByEligibility(
  payments: readonly Transaction[],
  move: ActionWithReason,
) {
  const isFit = (payment: Transaction) => getTransactionActionError(payment, move) === undefined;
  return {
    fit: payments.filter(isFit),
    unfit: payments.filter((payment) => !isFit(payment)),
  };
}

type Signer = Pick<PortalPerson, 'name' | 'personId'>;

/** Returns the portal whose sign-off is next. After the last sign-off, returns the portals of all desks. */
export function getNextSignOffOwnership({
  signOffs = [],
}: Pick<Transaction, 'signOffs'>): Ownership {
  const desk = signOffDesks[signOffs.length];
  return {
    portal: desk ? signOffDeskPortal[desk] : signOffDesks.map((each) => signOffDeskPortal[each]),
  };
}

/**
 * Returns a transaction after an action that `getTransactionActionError` allows. `at` is an ISO 8601
 * timestamp. A hold preserves the sign-offs.
 */
export function applyTransactionAction(
  transaction: Transaction,
  move: TransactionAction,
  { name: by, personId }: Signer,
  at: string,
): Transaction {
  const given = transaction.signOffs ?? [];
  switch (move.kind) {
    case 'approve': {
      const desk = signOffDesks[given.length] ?? 'treasury';
      const signOffs = [...given, { desk, by, personId, at }];
      const signed = { ...transaction, status: 'processing' as const, signOffs };
      return { ...signed, processingSteps: getCurrentPaymentSteps(signed, at) };
    }
    case 'execute': {
      const processingSteps = getCurrentPaymentSteps(transaction, at).map((step) =>
        step.step === 'settlement'
          ? { ...step, status: 'completed' as const, timestamp: at }
          : step,
      );
      return { ...transaction, status: 'completed', processingSteps };
    }
    case 'hold':
      return applyPaymentHold(transaction, move.reason, at);
    case 'reject':
      return applyPaymentRejection(transaction, move.reason, at);
  }
}
