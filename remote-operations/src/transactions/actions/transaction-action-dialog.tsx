import type { ReactNode } from 'react';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { TextAreaField, CommandDialog } from 'shared-kernel/form';
import { formatNumber } from 'shared-kernel/format';
import { RecordText, type DialogControls } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import * as v from 'valibot';
import { holdTransaction, rejectTransaction } from '../commands/change-transaction-status';
import { holdOrRejectTransactions } from '../commands/hold-or-reject-transactions';
import {
  actionPastTense,
  splitPaymentsByEligibility,
  transactionActionReasonSchema,
  type ActionWithReason,
} from '../commands/transaction-actions';
import styles from './transaction-action-dialog.module.css';
import { PaymentSummary, SelectedPaymentsSummary } from './payment-summary';
import { IneligiblePaymentsNotice } from './ineligible-payments-notice';

interface MoveTexts {
  readonly verb: string;
  readonly question: string;
  readonly questionOfMany: string;
  readonly hint: string;
}

export const transactionActionTexts: Record<ActionWithReason, MoveTexts> = {
  hold: {
    verb: 'Hold',
    question: 'Why is this payment held?',
    questionOfMany: 'Why are these payments held?',
    hint: 'Existing sign-offs remain valid. A review case decides whether the payment is released or rejected.',
  },
  reject: {
    verb: 'Reject',
    question: 'Why is this payment rejected?',
    questionOfMany: 'Why are these payments rejected?',
    hint: 'The rejection is final. The transaction is marked as Failed.',
  },
};

interface ReasonDialogProps extends DialogControls {
  readonly move: ActionWithReason;
  readonly title: ReactNode;
  readonly count: number;
  readonly about: ReactNode;
  readonly submit?: string;
  readonly draftKey: string;
  readonly onMove: (reason: string) => Promise<{ readonly status: string }>;
  readonly onDone: (() => void) | undefined;
}

const schema = v.object({ reason: transactionActionReasonSchema });

function ReasonDialog({ move, count, about, onMove, onDone, ...dialog }: ReasonDialogProps) {
  const { verb, question, questionOfMany, hint } = transactionActionTexts[move];
  return (
    <CommandDialog
      submit={`${verb} ${count === 1 ? 'payment' : 'payments'}`}
      {...dialog}
      size="small"
      label="Reason"
      schema={schema}
      defaultValues={{ reason: '' }}
      isDanger={move === 'reject'}
      onSubmit={async ({ reason }) => {
        const outcome = await onMove(reason);
        if (outcome.status === 'done') onDone?.();
        return outcome;
      }}
    >
      {(form) => (
        <>
          {about}
          <TextAreaField
            name="reason"
            label={count === 1 ? question : questionOfMany}
            hint={hint}
            control={form.control}
            maxLength={500}
            required
          />
        </>
      )}
    </CommandDialog>
  );
}

interface MoveDialogProps extends DialogControls, Pick<ReasonDialogProps, 'move'> {
  readonly transaction: Transaction;
}

export function TransactionActionDialog({ transaction, ...dialog }: MoveDialogProps) {
  const { move } = dialog;
  const { id, reference } = transaction;
  const moves = {
    hold: useCommand(holdTransaction),
    reject: useCommand(rejectTransaction),
  };
  const { run } = moves[move];
  const title = (
    <>
      {transactionActionTexts[move].verb}{' '}
      <span className={styles.reference}>
        <RecordText>{reference}</RecordText>?
      </span>
    </>
  );
  return (
    <ReasonDialog
      {...dialog}
      onDone={undefined}
      title={title}
      count={1}
      about={<PaymentSummary transaction={transaction} />}
      draftKey={`transaction.${move} ${id}`}
      onMove={(reason) => run({ id, reason })}
    />
  );
}

interface BulkMoveDialogProps extends DialogControls, Pick<ReasonDialogProps, 'move' | 'onDone'> {
  readonly payments: readonly Transaction[];
}

const counted = (count: number) => (count === 1 ? '1 payment' : `${formatNumber(count)} payments`);

/**
 * Dialog that asks for one reason for all selected payments. Payments that cannot be changed are listed and stay
 * unchanged.
 */
export function BulkActionDialog({ payments, ...dialog }: BulkMoveDialogProps) {
  const { run } = useCommand(holdOrRejectTransactions);
  const { move } = dialog;
  const { verb } = transactionActionTexts[move];
  const { fit, unfit } = splitPaymentsByEligibility(payments, move);
  const ids = fit.map(({ id }) => id);
  return (
    <ReasonDialog
      {...dialog}
      title={`${verb} ${counted(fit.length)}?`}
      count={fit.length}
      about={
        <>
          <IneligiblePaymentsNotice
            title={`${formatNumber(unfit.length)} of ${formatNumber(payments.length)} payments cannot be ${actionPastTense[move]}`}
            unfit={unfit}
          />
          <SelectedPaymentsSummary payments={fit} />
        </>
      }
      {...(unfit.length > 0 && { submit: `${verb} the other ${formatNumber(fit.length)}` })}
      draftKey={`transaction.${move} selected`}
      onMove={(reason) => run({ ids, move, reason })}
    />
  );
}
