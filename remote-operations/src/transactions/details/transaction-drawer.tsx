import {
  getApprovalError,
  findPendingStep,
  isHeldPayment,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import {
  DetailDrawer,
  ReadOnlyNotice,
  RecordStepper,
  RecordView,
  useLastOpenId,
} from 'shared-kernel/records';
import { useNavigate, useRecordPath } from 'shared-kernel/shell';
import {
  ActionMenu,
  Button,
  CommandButton,
  Icon,
  isPlainClick,
  useIsPhone,
} from 'shared-kernel/ui';
import {
  useAvailability,
  useCommand,
  usePerson,
  useRecord,
  useScreening,
} from 'shared-kernel/workspace';
import { getCheckResultError } from '../checks/payment-checks';
import { useCurrentPayment } from '../use-current-payment';
import { approveTransaction } from '../commands/change-transaction-status';
import {
  getTransactionActionError,
  getNextSignOffOwnership,
  actionsWithoutReason,
  transactionActionLabel,
  transactionActions,
  transactionActionStatuses,
  type TransactionActionKind,
} from '../commands/transaction-actions';
import { Dialogs, useDialogOpener } from '../lazy-dialogs';
import type { TransactionFilters } from '../use-transaction-filters';
import { TransactionDetails } from './transaction-details';
import styles from './transaction-drawer.module.css';
import { useHoldReviewCase } from './use-hold-review-case';
import { transactionTerms } from '../commands/terms';

interface TransactionMovesProps {
  readonly transaction: Transaction;
}

const actionIcon = {
  approve: 'signature',
  check: 'shield',
  execute: 'check-circle',
  hold: 'pause',
  reject: 'ban',
} as const satisfies Record<TransactionActionKind | 'check', string>;

type PaymentAction = keyof typeof actionIcon;

const actionLabel: Record<PaymentAction, string> = {
  ...transactionActionLabel,
  check: 'Record check',
};

const finalText: Partial<Record<Transaction['status'], string>> = {
  completed: 'Executed. No further action.',
  failed: 'Failed. No further action.',
};

function actionsOf(transaction: Transaction): readonly PaymentAction[] {
  const isOpen = getCheckResultError(transaction) === undefined;
  if (isHeldPayment(transaction)) return isOpen ? ['check'] : [];
  return transactionActions
    .filter((move) => transactionActionStatuses[move].includes(transaction.status))
    .flatMap((move): PaymentAction[] => (isOpen && move === 'execute' ? ['check', move] : [move]));
}

export function getNextPaymentAction(transaction: Transaction): PaymentAction | undefined {
  const waits = findPendingStep(transaction);
  if (waits === undefined) return undefined;
  if (waits === 'execution') return 'execute';
  return waits === 'checks' ? 'check' : 'approve';
}

function useActions(transaction: Transaction) {
  const { id } = transaction;
  const opening = useDialogOpener();
  const [screening] = useScreening('transaction', transaction);
  const approve = useCommand(approveTransaction, getNextSignOffOwnership(transaction));
  const availability = useAvailability(transactionTerms.holdTransaction);
  const person = usePerson();
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
        : (getTransactionActionError(transaction, action) ??
          (action === 'approve' ? getApprovalError(transaction, person) : undefined) ??
          (actionsWithoutReason.includes(action) ? screening?.text : undefined)),
    button: pressing(action),
  }));
}

function ReviewCaseButton({ transaction }: TransactionMovesProps) {
  const review = useHoldReviewCase(transaction);
  const recordPath = useRecordPath();
  const navigate = useNavigate();
  if (!review) return null;
  const path = recordPath('cases', review.id);
  return (
    <Button
      type="primary"
      href={path}
      icon={<Icon name="shield" />}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void navigate(path);
      }}
    >
      Open review case
    </Button>
  );
}

type ActionState = ReturnType<typeof useActions>[number];

const MoreActions = ({ actions }: { readonly actions: readonly ActionState[] }) => (
  <ActionMenu
    label="More"
    items={actions
      .filter(({ button }) => button.availability.state !== 'denied')
      .map(({ action, refusal, button }) => ({
        key: action,
        label: actionLabel[action],
        icon: actionIcon[action],
        isDanger: action === 'reject',
        refusal: button.availability.reason ?? refusal,
        onSelect: button.onPress,
      }))}
  />
);

function MoveButtons({ transaction }: TransactionMovesProps) {
  const { status } = transaction;
  const isPhone = useIsPhone();
  const actions = useActions(transaction);
  const final = finalText[status];
  if (final !== undefined) return <p className={styles.final}>{final}</p>;
  const next = getNextPaymentAction(transaction);
  const isReadOnly = actions.every(({ button }) => button.availability.state === 'denied');
  const isPrimary = ({ action, refusal, button }: ActionState) =>
    action === next && refusal === undefined && button.availability.state === 'available';
  const hasButton = ({ action }: ActionState) => action === next || action === 'hold';
  const shown = isHeldPayment(transaction) ? actions : actions.filter(hasButton);
  return (
    <>
      <MoreActions actions={actions.filter((each) => !shown.includes(each))} />
      {shown.toReversed().map((each) => (
        <CommandButton
          key={each.action}
          {...each.button}
          refusal={each.refusal}
          type={isPrimary(each) ? 'primary' : 'default'}
          icon={<Icon name={actionIcon[each.action]} />}
        >
          {isPhone && each.action === 'hold' ? 'Hold' : actionLabel[each.action]}
        </CommandButton>
      ))}
      <ReviewCaseButton transaction={transaction} />
      {isReadOnly && (
        <ReadOnlyNotice
          cannot="change this transaction"
          terms={[transactionTerms.holdTransaction]}
        />
      )}
    </>
  );
}

function TransactionMoves({ transaction }: TransactionMovesProps) {
  const payment = useCurrentPayment(transaction);
  const isLive = useAvailability(transactionTerms.holdTransaction).state !== 'inert';
  if (!isLive) return null;
  return (
    <div role="group" aria-label="Transaction actions" className={styles.moves}>
      <MoveButtons transaction={payment} />
      <Dialogs />
    </div>
  );
}

interface TransactionDrawerProps {
  readonly transactions: readonly Transaction[] | undefined;
  readonly filters: TransactionFilters;
}

export function TransactionDrawer({ transactions, filters }: TransactionDrawerProps) {
  const { openId, close, set } = filters;
  const lastId = useLastOpenId(openId);
  const query = useRecord('transactions', lastId);
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
      footer={query.data && <TransactionMoves transaction={query.data} />}
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
