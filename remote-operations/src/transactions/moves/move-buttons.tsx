import type { TransactionStatus } from '../details/transaction-parts';
import {
  transactionMoveError,
  transactionMoveErrorText,
  transactionMoveLabel,
  transactionMoves,
  transactionTransitions,
  type ReasonedMove,
  type TransactionMoveKind,
} from '../commands/transaction-moves';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { CommandButton, Icon } from 'shared-kernel/ui';
import type { Availability } from 'shared-kernel/workspace';
import { useOpening } from '../late-dialogs';
import styles from './move-buttons.module.css';

interface MoveButtonsProps {
  readonly transaction: Transaction;
  /** Whether the next desk's sign-off can be given here. */
  readonly approval: Availability;
  /** Whether it can be moved here otherwise. */
  readonly availability: Availability;
  readonly isPending: boolean;
  /** Makes a move that needs no reason; the others open their dialog. */
  readonly onMove: (move: Exclude<TransactionMoveKind, ReasonedMove>) => void;
  /** Goes on to the next one that is held; absent where there is none. */
  readonly onNext: (() => void) | undefined;
}

const moveIcon = {
  approve: 'signature',
  execute: 'check-circle',
  hold: 'pause',
  release: 'play',
  reject: 'ban',
} as const satisfies Record<TransactionMoveKind, string>;

const finalText: Partial<Record<TransactionStatus, string>> = {
  completed: 'Executed. No further action.',
  failed: 'Failed. No further action.',
};

/** The moves a transaction's status knows; one that a rule forbids now says which. */
export function MoveButtons({
  transaction,
  approval,
  availability,
  isPending,
  onMove,
  onNext,
}: MoveButtonsProps) {
  const opening = useOpening();
  const moves = transactionMoves
    .filter((move) => transactionTransitions[move].includes(transaction.status))
    .map((move) => ({
      move,
      error: transactionMoveError(transaction, move),
      given: move === 'approve' ? approval : availability,
    }));
  if (moves.length === 0) return <p className={styles.final}>{finalText[transaction.status]}</p>;
  const goesOn = onNext !== undefined && transaction.status === 'compliance_review';
  const isOpen = ({ error, given }: (typeof moves)[number]) =>
    !error && given.state === 'available';
  const primary = goesOn ? undefined : moves.find(isOpen)?.move;
  const asking = (move: ReasonedMove, onDone?: () => void) =>
    opening({ move, transactionId: transaction.id, onDone });
  const pressing = (move: TransactionMoveKind) =>
    move === 'approve' || move === 'execute'
      ? { loading: isPending && move === primary, onPress: () => onMove(move) }
      : asking(move);
  return (
    <>
      {moves.map(({ move, error, given }) => (
        <CommandButton
          key={move}
          availability={given}
          refusal={error && transactionMoveErrorText(error)}
          type={move === primary ? 'primary' : 'default'}
          danger={move === 'reject'}
          icon={<Icon name={moveIcon[move]} />}
          {...pressing(move)}
        >
          {transactionMoveLabel[move]}
        </CommandButton>
      ))}
      {goesOn && (
        <CommandButton
          availability={availability}
          type="primary"
          icon={<Icon name="play" />}
          {...asking('release', onNext)}
        >
          Release and next
        </CommandButton>
      )}
    </>
  );
}
