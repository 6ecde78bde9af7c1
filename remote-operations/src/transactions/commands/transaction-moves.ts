import { requiredSignOffs } from 'shared-kernel/domain/lifecycle';
import { requiredText, typedLimits } from 'shared-kernel/domain/text';
import {
  deskPortal,
  processingFlow,
  signOffDesks,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import type { Belonging, CommandTerms } from 'shared-kernel/workspace';

/** Of every other move than an approval; a list knows them without the commands, which come with their buttons. */
export const moveTerms = {
  inReference: false,
  permission: 'transaction-moves',
} as const satisfies CommandTerms;

/** Why a transaction is held, released or rejected: 1 to 500 characters, trimmed. */
export const transactionMoveReasonSchema = requiredText('Say why', typedLimits.line);

/** What can be done to a transaction, in the order the buttons stand. */
export const transactionMoves = ['approve', 'execute', 'hold', 'release', 'reject'] as const;

export type TransactionMoveKind = (typeof transactionMoves)[number];

/** The moves towards a payment, which screening can block. */
export const payingMoves: readonly TransactionMoveKind[] = ['approve', 'execute'];

/** The moves that need a reason; they can be made on several transactions at once, in this order of the buttons. */
export const reasonedMoves = ['release', 'hold', 'reject'] as const;

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
  release: 'Release',
  reject: 'Reject',
};

/** The transition table: the statuses each move starts from. Completed and failed are final. */
export const transactionTransitions: Readonly<
  Record<TransactionMoveKind, readonly Transaction['status'][]>
> = {
  approve: ['pending', 'processing'],
  execute: ['processing'],
  hold: ['pending', 'processing'],
  release: ['compliance_review'],
  reject: ['pending', 'processing', 'compliance_review'],
};

/** Why a move cannot be made on a transaction now, in one sentence; undefined when it can. */
export function moveRefusal(
  { status, signOffs = [] }: Pick<Transaction, 'status' | 'signOffs'>,
  move: TransactionMoveKind,
): string | undefined {
  const missing = requiredSignOffs - signOffs.length;
  if (!transactionTransitions[move].includes(status))
    return `${transactionMoveLabel[move]} is not possible in this status.`;
  if (move === 'approve' && missing <= 0) return 'All sign-offs have been given.';
  if (move === 'execute' && missing > 0)
    return `Needs ${String(missing)} more ${missing === 1 ? 'sign-off' : 'sign-offs'}.`;
  return undefined;
}

/** Whose the next sign-off of a transaction is: its desk's portal, or any desk's once all are given. */
export function nextSignOffOf({ signOffs = [] }: Pick<Transaction, 'signOffs'>): Belonging {
  const desk = signOffDesks[signOffs.length];
  return { portal: desk ? deskPortal[desk] : signOffDesks.map((each) => deskPortal[each]) };
}

/**
 * The processing steps once `signOffs` have been given: the checks before settlement are spread over
 * the sign-offs, settlement runs once all are given, and everything is done once executed. Steps
 * that were done before keep their time.
 */
function stepsAfter(
  { type, processingSteps }: Pick<Transaction, 'type' | 'processingSteps'>,
  signOffs: number,
  executed: boolean,
  now: string,
): Transaction['processingSteps'] {
  const flow = processingFlow[type];
  const checks = flow.length - 1;
  const done = executed ? flow.length : Math.ceil((checks * signOffs) / requiredSignOffs);
  return flow.map((step, index) => {
    const before = processingSteps.find((known) => known.step === step);
    const status =
      index < done ? 'completed' : index === done && signOffs > 0 ? 'processing' : 'pending';
    if (status === 'pending') return { step, status };
    return { step, status, timestamp: before?.status === status ? (before.timestamp ?? now) : now };
  });
}

const failing = (
  steps: Transaction['processingSteps'],
  now: string,
): Transaction['processingSteps'] => {
  const open = steps.findIndex(({ status }) => status !== 'completed');
  return steps.map((step, index) =>
    index === open ? { step: step.step, status: 'failed', timestamp: now } : step,
  );
};

function withoutHold(transaction: Transaction): Transaction {
  const freed = { ...transaction };
  delete freed.holdReason;
  return freed;
}

/**
 * A transaction after a move that `moveRefusal` allows; the one given is never changed. `approve`
 * gives the next desk's sign-off in the actor's name (each of the three desks signs once, in its own
 * portal), `execute` settles after the third, `hold` keeps the sign-offs, `release` puts it back
 * where it was, `reject` fails it with the reason. `by` is a name, `at` an ISO instant.
 */
export function movedTransaction(
  transaction: Transaction,
  move: TransactionMove,
  by: string,
  at: string,
): Transaction {
  const given = transaction.signOffs ?? [];
  switch (move.kind) {
    case 'approve': {
      const desk = signOffDesks[given.length] ?? 'treasury';
      const signOffs = [...given, { desk, by, at }];
      const processingSteps = stepsAfter(transaction, signOffs.length, false, at);
      return { ...transaction, status: 'processing', signOffs, processingSteps };
    }
    case 'execute': {
      const processingSteps = stepsAfter(transaction, given.length, true, at);
      return { ...transaction, status: 'completed', processingSteps };
    }
    case 'hold':
      return { ...transaction, status: 'compliance_review', holdReason: move.reason.trim() };
    case 'release':
      return { ...withoutHold(transaction), status: given.length > 0 ? 'processing' : 'pending' };
    case 'reject': {
      const processingSteps = failing(transaction.processingSteps, at);
      const failureReason = move.reason.trim();
      return { ...withoutHold(transaction), status: 'failed', failureReason, processingSteps };
    }
  }
}
