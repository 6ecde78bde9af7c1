import * as v from 'valibot';
import { requiredSignOffs } from 'shared-kernel/domain/lifecycle';
import { requiredText, typedLimits } from 'shared-kernel/domain/text';
import { processingFlow, signOffDesks, type Transaction } from 'shared-kernel/domain/transaction';
import type { CommandTerms } from 'shared-kernel/workspace';
import type { TransactionStatus } from '../details/transaction-parts';

/** Of every other move; a list knows them without the commands, which come with their buttons. */
export const moveTerms = {
  inReference: false,
  permission: 'transaction-moves',
} as const satisfies CommandTerms;

/** Why a transaction is held, released or rejected: 1 to 500 characters, trimmed. */
export const transactionMoveReasonSchema = requiredText('Say why', typedLimits.line);

/** What can be done to a transaction, in the order the buttons stand. */
export const transactionMoves = ['approve', 'execute', 'hold', 'release', 'reject'] as const;

export type TransactionMoveKind = (typeof transactionMoves)[number];

/** The button label of each move. */
export const transactionMoveLabel: Record<TransactionMoveKind, string> = {
  approve: 'Approve',
  execute: 'Execute',
  hold: 'Hold for compliance review',
  release: 'Release',
  reject: 'Reject',
};

/** A move with what it needs. */
export const transactionMoveSchema = v.variant('kind', [
  v.object({ kind: v.literal('approve') }),
  v.object({ kind: v.literal('execute') }),
  v.object({ kind: v.literal('hold'), reason: transactionMoveReasonSchema }),
  v.object({ kind: v.literal('release'), reason: transactionMoveReasonSchema }),
  v.object({ kind: v.literal('reject'), reason: transactionMoveReasonSchema }),
]);

export type TransactionMove = v.InferOutput<typeof transactionMoveSchema>;

/** A move that needs a reason. */
export type ReasonedMove = Extract<TransactionMove, { readonly reason: string }>['kind'];

/** The transition table: the statuses each move starts from. Completed and failed are final. */
export const transactionTransitions: Readonly<
  Record<TransactionMoveKind, readonly TransactionStatus[]>
> = {
  approve: ['pending', 'processing'],
  execute: ['processing'],
  hold: ['pending', 'processing'],
  release: ['compliance_review'],
  reject: ['pending', 'processing', 'compliance_review'],
};

export type TransactionMoveError =
  | {
      readonly kind: 'not_allowed';
      readonly move: TransactionMoveKind;
      readonly status: TransactionStatus;
    }
  | { readonly kind: 'sign_offs_complete' }
  | { readonly kind: 'sign_offs_missing'; readonly given: number; readonly required: number }
  | { readonly kind: 'reason_missing'; readonly move: TransactionMoveKind };

export type TransactionMoveResult =
  | { readonly ok: true; readonly transaction: Transaction }
  | { readonly ok: false; readonly error: TransactionMoveError };

/** Why a move cannot be made on a transaction now, or undefined when it can. */
export function transactionMoveError(
  transaction: Transaction,
  move: TransactionMoveKind,
): TransactionMoveError | undefined {
  const given = transaction.signOffs?.length ?? 0;
  if (!transactionTransitions[move].includes(transaction.status)) {
    return { kind: 'not_allowed', move, status: transaction.status };
  }
  if (move === 'approve' && given >= requiredSignOffs) return { kind: 'sign_offs_complete' };
  if (move === 'execute' && given < requiredSignOffs) {
    return { kind: 'sign_offs_missing', given, required: requiredSignOffs };
  }
  return undefined;
}

const missingSignOffs = (count: number) =>
  count === 1 ? 'Needs 1 more sign-off.' : `Needs ${String(count)} more sign-offs.`;

/** One plain sentence for a refused move. */
export function transactionMoveErrorText(error: TransactionMoveError): string {
  switch (error.kind) {
    case 'not_allowed':
      return `${transactionMoveLabel[error.move]} is not possible in this status.`;
    case 'sign_offs_complete':
      return 'All sign-offs have been given.';
    case 'sign_offs_missing':
      return missingSignOffs(error.required - error.given);
    case 'reason_missing':
      return `${transactionMoveLabel[error.move]} needs a reason.`;
  }
}

/**
 * The processing steps once `signOffs` have been given: the checks before settlement are spread over
 * the sign-offs, settlement runs once all are given, and everything is done once executed. Steps
 * that were done before keep their time.
 */
export function stepsAfter(
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

function moved(
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

/**
 * A transaction after a move, or why the move is refused; the one given is never changed. `approve`
 * gives the next desk's sign-off in the actor's name (each of the three desks signs once, in its own
 * portal), `execute` settles after the third, `hold` keeps the sign-offs, `release` puts it back
 * where it was, `reject` fails it with the reason. `actor` is a name, `now` an ISO instant.
 */
export function applyTransactionMove(
  transaction: Transaction,
  move: TransactionMove,
  actor: string,
  now: string,
): TransactionMoveResult {
  const error = transactionMoveError(transaction, move.kind);
  if (error) return { ok: false, error };
  if ('reason' in move && !move.reason.trim()) {
    return { ok: false, error: { kind: 'reason_missing', move: move.kind } };
  }
  return { ok: true, transaction: moved(transaction, move, actor, now) };
}
