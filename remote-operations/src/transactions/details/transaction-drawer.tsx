import { awaitedStep, type Transaction } from 'shared-kernel/domain/transaction';
import {
  DetailDrawer,
  RecordStepper,
  RecordView,
  useLastOpen,
  useQueue,
} from 'shared-kernel/records';
import { useCurrentPortal } from 'shared-kernel/shell';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability, useCommand, useRecord, useScreening } from 'shared-kernel/workspace';
import { checkRefusal } from '../checks/payment-checks';
import { usePayment } from '../checks/use-payment';
import { approveTransaction } from '../commands/move-transaction';
import {
  creatorRefusal,
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

const actionIcon = {
  approve: 'signature',
  check: 'shield',
  execute: 'check-circle',
  hold: 'pause',
  release: 'play',
  reject: 'ban',
} as const satisfies Record<TransactionMoveKind | 'check', string>;

/** What can be done with a payment: a move, or the result of a check. */
type PaymentAction = keyof typeof actionIcon;

const actionLabel: Record<PaymentAction, string> = {
  ...transactionMoveLabel,
  check: 'Record check',
};

const finalText: Partial<Record<Transaction['status'], string>> = {
  completed: 'Executed. No further action.',
  failed: 'Failed. No further action.',
};

/** The actions that a status knows, in the order of the buttons. */
function actionsOf(transaction: Transaction): readonly PaymentAction[] {
  const isOpen = checkRefusal(transaction) === undefined;
  return transactionMoves
    .filter((move) => transactionTransitions[move].includes(transaction.status))
    .flatMap((move): PaymentAction[] => {
      const isFirst = move === 'execute' || move === 'release';
      return isOpen && isFirst ? ['check', move] : [move];
    });
}

/** The action that the next step names; a hold and a rejection never are. */
export function nextAction(transaction: Transaction): PaymentAction | undefined {
  if (transaction.status === 'compliance_review') return 'release';
  const waits = awaitedStep(transaction);
  if (waits === undefined) return undefined;
  if (waits === 'execution') return 'execute';
  return waits === 'checks' ? 'check' : 'approve';
}

/** The actions of a transaction, each with why a rule or the portal forbids it now. */
function useActions(transaction: Transaction) {
  const { id } = transaction;
  const opening = useOpening();
  const [screening] = useScreening('transaction', transaction);
  const approve = useCommand(approveTransaction, nextSignOffOf(transaction));
  const availability = useAvailability(moveTerms);
  const portal = useCurrentPortal();
  const { data: profile } = useRecord('profiles', portal);
  const person = { by: portal, name: profile?.fullName ?? '' };
  const pressing = (action: PaymentAction) =>
    action === 'approve'
      ? {
          availability: approve.availability,
          loading: approve.isPending,
          onPress: () => void approve.run({ id }),
        }
      : { availability, ...opening({ ask: action, transactionId: id }) };
  return actionsOf(transaction).map((action) => ({
    action,
    refusal:
      action === 'check'
        ? undefined
        : (moveRefusal(transaction, action) ??
          (action === 'approve' ? creatorRefusal(transaction, person) : undefined) ??
          (payingMoves.includes(action) ? screening?.text : undefined)),
    button: pressing(action),
  }));
}

/** The actions that a status knows; one that a rule forbids now says which. */
function MoveButtons({ transaction, onNext }: TransactionMovesProps) {
  const { id, status } = transaction;
  const opening = useOpening();
  const actions = useActions(transaction);
  if (actions.length === 0) return <p className={styles.final}>{finalText[status]}</p>;
  const release = onNext && actions.find(({ action }) => action === 'release');
  const next = nextAction(transaction);
  const isPrimary = ({ action, refusal, button }: (typeof actions)[number]) =>
    action === next && refusal === undefined && button.availability.state === 'available';
  return (
    <>
      {actions.map((each) => (
        <CommandButton
          key={each.action}
          {...each.button}
          refusal={each.refusal}
          type={isPrimary(each) ? 'primary' : 'default'}
          danger={each.action === 'reject'}
          icon={<Icon name={actionIcon[each.action]} />}
        >
          {actionLabel[each.action]}
        </CommandButton>
      ))}
      {release && (
        <CommandButton
          availability={release.button.availability}
          icon={<Icon name={actionIcon.release} />}
          {...opening({ ask: 'release', transactionId: id, onDone: onNext })}
        >
          Release and next
        </CommandButton>
      )}
    </>
  );
}

/** What can be done with a transaction now. The sample has no such thing, and shows none. */
function TransactionMoves({ transaction, onNext }: TransactionMovesProps) {
  const payment = usePayment(transaction);
  const isLive = useAvailability(moveTerms).state !== 'inert';
  if (!isLive) return null;
  return (
    <div role="group" aria-label="Move this transaction" className={styles.moves}>
      <MoveButtons transaction={payment} onNext={onNext} />
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
