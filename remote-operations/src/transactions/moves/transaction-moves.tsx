import type { Transaction } from 'shared-kernel/domain/transaction';
import { useCommand } from 'shared-kernel/workspace';
import { approveTransaction, executeTransaction } from '../commands/move-transaction';
import { nextSignOffOf } from '../commands/next-sign-off';
import { Dialogs } from '../late-dialogs';
import { MoveButtons } from './move-buttons';
import styles from './move-buttons.module.css';

interface TransactionMovesProps {
  readonly transaction: Transaction;
  /** Goes on to the next of those that are gone through; absent at the last. */
  readonly onNext: (() => void) | undefined;
}

/** What can be done with a transaction now. The sample has no such thing, and shows none. */
export function TransactionMoves({ transaction, onNext }: TransactionMovesProps) {
  const { id } = transaction;
  const approve = useCommand(approveTransaction, nextSignOffOf(transaction));
  const execute = useCommand(executeTransaction);

  if (approve.availability.state === 'inert') return null;

  const plain = { approve, execute };
  return (
    <div role="group" aria-label="Move this transaction" className={styles.moves}>
      <MoveButtons
        transaction={transaction}
        approval={approve.availability}
        availability={execute.availability}
        isPending={approve.isPending || execute.isPending}
        onMove={(move) => void plain[move].run({ id })}
        onNext={onNext}
      />
      <Dialogs />
    </div>
  );
}
