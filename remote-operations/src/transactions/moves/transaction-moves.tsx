import type { Transaction } from 'shared-kernel/domain/transaction';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability, useCommand } from 'shared-kernel/workspace';
import { approveTransaction, executeTransaction } from '../commands/move-transaction';
import {
  moveRefusal,
  moveTerms,
  nextSignOffOf,
  transactionMoveLabel,
  transactionMoves,
  transactionTransitions,
  type TransactionMoveKind,
} from '../commands/transaction-moves';
import { Dialogs, useOpening } from '../late-dialogs';
import styles from './transaction-moves.module.css';

interface TransactionMovesProps {
  readonly transaction: Transaction;
  /** Goes on to the next of those that are gone through; absent at the last. */
  readonly onNext: (() => void) | undefined;
}

const moveIcon = {
  approve: 'signature',
  execute: 'check-circle',
  hold: 'pause',
  release: 'play',
  reject: 'ban',
} as const satisfies Record<TransactionMoveKind, string>;

const finalText: Partial<Record<Transaction['status'], string>> = {
  completed: 'Executed. No further action.',
  failed: 'Failed. No further action.',
};

/** The moves a transaction's status knows, each with why a rule or the portal forbids it now. */
function useMoves(transaction: Transaction) {
  const { id, status } = transaction;
  const opening = useOpening();
  const plain = {
    approve: useCommand(approveTransaction, nextSignOffOf(transaction)),
    execute: useCommand(executeTransaction),
  };
  const { availability } = plain.execute;
  const pressing = (move: TransactionMoveKind) => {
    if (move !== 'approve' && move !== 'execute')
      return { availability, ...opening({ move, transactionId: id }) };
    const { run, isPending, availability: given } = plain[move];
    return { availability: given, loading: isPending, onPress: () => void run({ id }) };
  };
  return transactionMoves
    .filter((move) => transactionTransitions[move].includes(status))
    .map((move) => ({ move, refusal: moveRefusal(transaction, move), button: pressing(move) }));
}

/** The moves that a status knows; one that a rule forbids now says which. */
function MoveButtons({ transaction, onNext }: TransactionMovesProps) {
  const { id, status } = transaction;
  const opening = useOpening();
  const moves = useMoves(transaction);
  if (moves.length === 0) return <p className={styles.final}>{finalText[status]}</p>;
  const release = onNext && moves.find(({ move }) => move === 'release');
  const isOpen = ({ refusal, button }: (typeof moves)[number]) =>
    refusal === undefined && button.availability.state === 'available';
  const primary = release ? undefined : moves.find(isOpen)?.move;
  return (
    <>
      {moves.map(({ move, refusal, button }) => (
        <CommandButton
          key={move}
          {...button}
          refusal={refusal}
          type={move === primary ? 'primary' : 'default'}
          danger={move === 'reject'}
          icon={<Icon name={moveIcon[move]} />}
        >
          {transactionMoveLabel[move]}
        </CommandButton>
      ))}
      {release && (
        <CommandButton
          availability={release.button.availability}
          type="primary"
          icon={<Icon name={moveIcon.release} />}
          {...opening({ move: 'release', transactionId: id, onDone: onNext })}
        >
          Release and next
        </CommandButton>
      )}
    </>
  );
}

/** What can be done with a transaction now. The sample has no such thing, and shows none. */
export function TransactionMoves(props: TransactionMovesProps) {
  const isLive = useAvailability(moveTerms).state !== 'inert';
  if (!isLive) return null;
  return (
    <div role="group" aria-label="Move this transaction" className={styles.moves}>
      <MoveButtons {...props} />
      <Dialogs />
    </div>
  );
}
