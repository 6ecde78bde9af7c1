import type { Transaction } from 'shared-kernel/domain/transaction';
import {
  DetailDrawer,
  RecordStepper,
  RecordView,
  useLastOpen,
  useQueue,
} from 'shared-kernel/records';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability, useCommand, useRecord, useScreening } from 'shared-kernel/workspace';
import { approveTransaction, executeTransaction } from '../commands/move-transaction';
import {
  moveRefusal,
  moveTerms,
  nextSignOffOf,
  payingMoves,
  transactionMoveLabel,
  transactionMoves,
  transactionTransitions,
  type TransactionMoveKind,
} from '../commands/transaction-moves';
import { Dialogs, useOpening } from '../late-dialogs';
import type { TransactionFilters } from '../list/use-transaction-filters';
import { TransactionDetails } from './transaction-details';
import styles from './transaction-drawer.module.css';

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
  const [screening] = useScreening('transaction', transaction);
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
    .map((move) => ({
      move,
      refusal:
        moveRefusal(transaction, move) ??
        (payingMoves.includes(move) ? screening?.text : undefined),
      button: pressing(move),
    }));
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
function TransactionMoves(props: TransactionMovesProps) {
  const isLive = useAvailability(moveTerms).state !== 'inert';
  if (!isLive) return null;
  return (
    <div role="group" aria-label="Move this transaction" className={styles.moves}>
      <MoveButtons {...props} />
      <Dialogs />
    </div>
  );
}

interface TransactionDrawerProps {
  /** What is listed, so that one can go on to the next; absent while it is being read. */
  readonly transactions: readonly Transaction[] | undefined;
  readonly filters: TransactionFilters;
}

/** The transaction named in the URL, beside the list (TX4). */
export function TransactionDrawer({ transactions, filters }: TransactionDrawerProps) {
  const { openId, close, set } = filters;
  const lastId = useLastOpen(openId);
  const query = useRecord('transactions', lastId);
  const queue = useQueue(transactions, openId);
  const following = queue[queue.findIndex(({ id }) => id === openId) + 1]?.id;
  const isQueued = following !== undefined && queue.some(({ id }) => id === openId);
  return (
    <DetailDrawer
      open={openId !== ''}
      title={query.data?.reference ?? 'Transaction'}
      extra={
        <RecordStepper
          noun="transaction"
          records={transactions}
          openId={openId}
          onStep={(tx) => set({ tx }, 'step')}
        />
      }
      onClose={close}
      footer={
        query.data && (
          <TransactionMoves
            transaction={query.data}
            onNext={isQueued ? () => set({ tx: following }, 'step') : undefined}
          />
        )
      }
    >
      <RecordView
        query={query}
        noun="Transaction"
        id={lastId ?? ''}
        backLabel="Back to all transactions"
        onLeave={close}
      >
        {(transaction) => <TransactionDetails transaction={transaction} />}
      </RecordView>
    </DetailDrawer>
  );
}
