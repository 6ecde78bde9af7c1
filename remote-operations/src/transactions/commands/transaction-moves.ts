import { requiredSignOffs } from 'shared-kernel/domain/lifecycle';
import { requiredText, typedLimits } from 'shared-kernel/domain/text';
import {
  deskPortal,
  heldPayment,
  rejectedPayment,
  signOffDesks,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import type { PortalPerson } from 'shared-kernel/domain/portal';
import type { Ownership } from 'shared-kernel/workspace';
import { namesOfChecks, openChecks, stepsUnderWay } from '../checks/payment-checks';

/** Why a transaction is held, released or rejected: 1 to 500 characters, trimmed. */
export const transactionMoveReasonSchema = requiredText('Say why', typedLimits.line);

/** What can be done to a transaction, in the order the buttons stand. */
export const transactionMoves = ['approve', 'execute', 'hold', 'reject'] as const;

export type TransactionMoveKind = (typeof transactionMoves)[number];

/** The moves towards a payment, which screening can block. */
export const payingMoves: readonly TransactionMoveKind[] = ['approve', 'execute'];

/** The moves that need a reason; they can be made on several transactions at once, in this order of the buttons. */
export const reasonedMoves = ['hold', 'reject'] as const;

export type ReasonedMove = (typeof reasonedMoves)[number];

/** A move with what it needs. */
export type TransactionMove =
  | { readonly kind: Exclude<TransactionMoveKind, ReasonedMove> }
  | { readonly kind: ReasonedMove; readonly reason: string };

/** The button label of each move. */
export const transactionMoveLabel: Record<TransactionMoveKind, string> = {
  approve: 'Approve',
  execute: 'Execute',
  hold: 'Hold for compliance review',
  reject: 'Reject',
};

/**
 * The transition table: the statuses each move starts from. Completed and failed are final; the review case of a held
 * payment decides on it.
 */
export const transactionTransitions: Readonly<
  Record<TransactionMoveKind, readonly Transaction['status'][]>
> = {
  approve: ['pending', 'processing'],
  execute: ['processing'],
  hold: ['pending', 'processing'],
  reject: ['pending', 'processing'],
};

function openChecksRefusal(payment: Pick<Transaction, 'type' | 'processingSteps'>) {
  const open = openChecks(payment);
  if (open.length === 0) return undefined;
  return `${namesOfChecks(open)} ${open.length === 1 ? 'is' : 'are'} not complete.`;
}

/** Why a move cannot be made on a transaction as it stands now, in one sentence; undefined when it can. */
export function moveRefusal(
  payment: Pick<Transaction, 'status' | 'signOffs' | 'type' | 'processingSteps'>,
  move: TransactionMoveKind,
): string | undefined {
  const { status, signOffs = [] } = payment;
  const missing = requiredSignOffs - signOffs.length;
  if (!transactionTransitions[move].includes(status))
    return `${transactionMoveLabel[move]} is not possible in this status.`;
  if (move === 'approve' && missing <= 0) return 'All sign-offs have been given.';
  if (move === 'execute' && missing > 0)
    return `Needs ${String(missing)} more ${missing === 1 ? 'sign-off' : 'sign-offs'}.`;
  return move === 'execute' ? openChecksRefusal(payment) : undefined;
}

/** What a payment is after a move that needs a reason, as a sentence says it. */
export const movedWord: Record<ReasonedMove, string> = {
  hold: 'held',
  reject: 'rejected',
};

/** The payments that a move can be made on, and the others. */
export function partedByMove(payments: readonly Transaction[], move: ReasonedMove) {
  const isFit = (payment: Transaction) => moveRefusal(payment, move) === undefined;
  return {
    fit: payments.filter(isFit),
    unfit: payments.filter((payment) => !isFit(payment)),
  };
}

/** Who makes a move. */
type Signer = Pick<PortalPerson, 'name' | 'personId'>;

/** Whose the next sign-off of a transaction is: its desk's portal, or any desk's once all are given. */
export function nextSignOffOf({ signOffs = [] }: Pick<Transaction, 'signOffs'>): Ownership {
  const desk = signOffDesks[signOffs.length];
  return { portal: desk ? deskPortal[desk] : signOffDesks.map((each) => deskPortal[each]) };
}

/**
 * A transaction after a move that `moveRefusal` allows; the one given is never changed. `approve`
 * gives the next desk's sign-off in the actor's name (each of the three desks signs once, in its own
 * portal) and completes no check, `execute` settles after the third, `hold` keeps the sign-offs, `reject` fails
 * it with the reason. `at` is an ISO instant.
 */
export function movedTransaction(
  transaction: Transaction,
  move: TransactionMove,
  { name: by, personId }: Signer,
  at: string,
): Transaction {
  const given = transaction.signOffs ?? [];
  switch (move.kind) {
    case 'approve': {
      const desk = signOffDesks[given.length] ?? 'treasury';
      const signOffs = [...given, { desk, by, personId, at }];
      const signed = { ...transaction, status: 'processing' as const, signOffs };
      return { ...signed, processingSteps: stepsUnderWay(signed, at) };
    }
    case 'execute': {
      const processingSteps = stepsUnderWay(transaction, at).map((step) =>
        step.step === 'settlement'
          ? { ...step, status: 'completed' as const, timestamp: at }
          : step,
      );
      return { ...transaction, status: 'completed', processingSteps };
    }
    case 'hold':
      return heldPayment(transaction, move.reason, at);
    case 'reject':
      return rejectedPayment(transaction, move.reason, at);
  }
}
