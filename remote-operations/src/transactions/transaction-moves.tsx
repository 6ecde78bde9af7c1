import { useState } from 'react';
import { type Transaction } from 'shared-kernel/domain/transaction';
import { type TransactionMoveKind } from './commands/transaction-moves';
import { useCommand } from 'shared-kernel/workspace';
import {
  approveTransaction,
  executeTransaction,
  holdTransaction,
  rejectTransaction,
  releaseTransaction,
} from './commands/move-transaction';
import { MoveButtons } from './move-buttons';
import { MoveReasonDialog } from './move-reason-dialog';
import styles from './move-buttons.module.css';

interface TransactionMovesProps {
  readonly transaction: Transaction;
}

/** What a banking user can do with a transaction now. The sample has no such thing, and shows none. */
export function TransactionMoves({ transaction }: TransactionMovesProps) {
  const { id } = transaction;
  const approve = useCommand(approveTransaction);
  const execute = useCommand(executeTransaction);
  const hold = useCommand(holdTransaction);
  const release = useCommand(releaseTransaction);
  const reject = useCommand(rejectTransaction);
  const [asked, setAsked] = useState<'hold' | 'reject'>();

  if (approve.availability.state === 'inert') return null;

  const plain = { approve, execute, release };
  const reasoned = { hold, reject };
  const move = (kind: TransactionMoveKind) => {
    if (kind === 'hold' || kind === 'reject') setAsked(kind);
    else void plain[kind].run({ id });
  };

  return (
    <div role="group" aria-label="Move this transaction" className={styles['moves']}>
      <MoveButtons
        transaction={transaction}
        availability={approve.availability}
        isPending={approve.isPending || execute.isPending || release.isPending}
        onMove={move}
      />
      {asked && (
        <MoveReasonDialog
          move={asked}
          transaction={transaction}
          isPending={reasoned[asked].isPending}
          onCancel={() => setAsked(undefined)}
          onConfirm={async (why) => {
            const { status } = await reasoned[asked].run({ id, reason: why });
            if (status === 'done') setAsked(undefined);
            return status === 'done';
          }}
        />
      )}
    </div>
  );
}
