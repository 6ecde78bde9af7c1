import { useId, type ReactNode } from 'react';
import { TextAreaField } from 'shared-kernel/form';
import { formatNumber } from 'shared-kernel/format';
import { Button, RecordText, type LateDialogProps } from 'shared-kernel/ui';
import { useCommand, useRecord } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { DialogForm, type DialogEnds } from '../../dialog-form';
import {
  holdTransaction,
  rejectTransaction,
  releaseTransaction,
} from '../commands/move-transaction';
import { moveTransactions } from '../commands/move-transactions';
import { transactionMoveReasonSchema, type ReasonedMove } from '../commands/transaction-moves';
import styles from './move-dialog.module.css';

interface MoveWords {
  readonly verb: string;
  readonly question: string;
  readonly questionOfMany: string;
  readonly hint: string;
  /** Reasons that are often given. */
  readonly reasons: readonly string[];
}

/** The words of the dialogs that ask for a reason. */
export const moveWords: Record<ReasonedMove, MoveWords> = {
  hold: {
    verb: 'Hold',
    question: 'Why is this payment held?',
    questionOfMany: 'Why are these payments held?',
    hint: 'Sign-offs are kept. You can release it later.',
    reasons: [],
  },
  release: {
    verb: 'Release',
    question: 'Why can this payment be released?',
    questionOfMany: 'Why can these payments be released?',
    hint: 'It continues where it was before the hold.',
    reasons: ['False positive', 'Document received', 'Approved by compliance'],
  },
  reject: {
    verb: 'Reject',
    question: 'Why is this payment rejected?',
    questionOfMany: 'Why are these payments rejected?',
    hint: 'This is final: the transaction is marked Failed.',
    reasons: [],
  },
};

interface UsualReasonsProps {
  readonly move: ReasonedMove;
  readonly onPick: (reason: string) => void;
}

/** Reasons that move them at one press. */
function UsualReasons({ move, onPick }: UsualReasonsProps) {
  const id = useId();
  const { verb, reasons } = moveWords[move];
  if (reasons.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className={styles.reasons}>
      <span id={id} className={styles.usual}>
        {verb} now, with a common reason:
      </span>
      {reasons.map((reason, place) => (
        <Button
          key={reason}
          size="small"
          htmlType="submit"
          autoFocus={place === 0}
          data-autofocus={place === 0}
          onClick={() => onPick(reason)}
        >
          {reason}
        </Button>
      ))}
    </div>
  );
}

interface ReasonDialogProps extends DialogEnds {
  readonly move: ReasonedMove;
  readonly title: ReactNode;
  /** How many transactions are moved. */
  readonly count: number;
  readonly draftKey: string;
  readonly isPending: boolean;
  readonly onMove: (reason: string) => Promise<{ readonly status: string }>;
  /** Runs after the move. */
  readonly onDone: (() => void) | undefined;
}

const schema = v.object({ reason: transactionMoveReasonSchema });

/** Asks why transactions are moved. */
function ReasonDialog({ move, count, onMove, onDone, ...dialog }: ReasonDialogProps) {
  const { verb, question, questionOfMany, hint } = moveWords[move];
  return (
    <DialogForm
      {...dialog}
      size="small"
      label="Reason"
      schema={schema}
      defaultValues={{ reason: '' }}
      submit={`${verb} ${count === 1 ? 'payment' : 'payments'}`}
      isDanger={move === 'reject'}
      onSubmit={async ({ reason }) => {
        const outcome = await onMove(reason);
        // Before the dialog closes: a key pressed after it is meant for the next one.
        if (outcome.status === 'done') onDone?.();
        return outcome;
      }}
    >
      {(form) => (
        <>
          <TextAreaField
            name="reason"
            label={count === 1 ? question : questionOfMany}
            hint={hint}
            control={form.control}
            maxLength={500}
            required
          />
          <UsualReasons
            move={move}
            onPick={(reason) => form.setValue('reason', reason, { shouldDirty: true })}
          />
        </>
      )}
    </DialogForm>
  );
}

/** A move that needs a reason. */
export interface MoveQuestion {
  readonly move: ReasonedMove;
  readonly transactionId: string;
  /** Runs after the move. */
  readonly onDone?: (() => void) | undefined;
}

/** Asks why a transaction is held, released or rejected. */
export function MoveDialog({ dialog, ...ends }: LateDialogProps<MoveQuestion>) {
  const { move, transactionId, onDone } = dialog;
  const moves = {
    hold: useCommand(holdTransaction),
    reject: useCommand(rejectTransaction),
    release: useCommand(releaseTransaction),
  };
  const { run, isPending } = moves[move];
  const { data: transaction } = useRecord('transactions', transactionId);
  if (!transaction) return null;
  const title = (
    <>
      {moveWords[move].verb}{' '}
      <span className={styles.reference}>
        <RecordText>{transaction.reference}</RecordText>?
      </span>
    </>
  );
  return (
    <ReasonDialog
      {...ends}
      move={move}
      title={title}
      count={1}
      draftKey={`transaction.${move} ${transactionId}`}
      isPending={isPending}
      onMove={(reason) => run({ id: transactionId, reason })}
      onDone={onDone}
    />
  );
}

interface BulkMoveDialogProps extends DialogEnds, Pick<ReasonDialogProps, 'move' | 'onDone'> {
  readonly ids: readonly string[];
}

/** One reason for all the picked transactions. */
export function BulkMoveDialog({ ids, ...dialog }: BulkMoveDialogProps) {
  const { run, isPending } = useCommand(moveTransactions);
  const { move } = dialog;
  const count = ids.length === 1 ? '1 payment' : `${formatNumber(ids.length)} payments`;
  return (
    <ReasonDialog
      {...dialog}
      title={`${moveWords[move].verb} ${count}?`}
      count={ids.length}
      draftKey={`transaction.${move} selected`}
      isPending={isPending}
      onMove={(reason) => run({ ids: [...ids], move, reason })}
    />
  );
}
