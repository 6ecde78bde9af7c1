import type { LazyDialogProps } from 'shared-kernel/ui';
import { useRecord } from 'shared-kernel/workspace';
import { usePayment } from '../use-payment';
import type { Transaction } from 'shared-kernel/domain/transaction';
import type { ReasonedMove } from '../commands/transaction-moves';
import { CheckDialog } from './check-dialog';
import { ExecuteDialog } from './execute-dialog';
import { MoveDialog } from './move-dialog';

export interface PaymentDialog {
  readonly ask: ReasonedMove | 'execute' | 'check';
  readonly transactionId: string;
}

function DialogOfPayment({
  dialog: { ask },
  transaction,
  ...ends
}: LazyDialogProps<PaymentDialog> & { readonly transaction: Transaction }) {
  const payment = usePayment(transaction);
  const dialog = { ...ends, transaction: payment };
  if (ask === 'execute') return <ExecuteDialog {...dialog} />;
  if (ask === 'check') return <CheckDialog {...dialog} />;
  return <MoveDialog {...dialog} move={ask} />;
}

export function PaymentDialogs(props: LazyDialogProps<PaymentDialog>) {
  const { data: transaction } = useRecord('transactions', props.dialog.transactionId);
  return transaction ? <DialogOfPayment {...props} transaction={transaction} /> : null;
}
