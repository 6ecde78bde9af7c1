import type { LazyDialogProps } from 'shared-kernel/ui';
import { useRecord } from 'shared-kernel/workspace';
import { useCurrentPayment } from '../use-current-payment';
import type { Transaction } from 'shared-kernel/domain/transaction';
import type { ActionWithReason } from '../commands/transaction-actions';
import { CheckResultDialog } from './check-result-dialog';
import { ExecuteDialog } from './execute-dialog';
import { TransactionActionDialog } from './transaction-action-dialog';

export interface PaymentDialog {
  readonly ask: ActionWithReason | 'execute' | 'check';
  readonly transactionId: string;
}

function DialogOfPayment({
  dialog: { ask },
  transaction,
  ...ends
}: LazyDialogProps<PaymentDialog> & { readonly transaction: Transaction }) {
  const payment = useCurrentPayment(transaction);
  const dialog = { ...ends, transaction: payment };
  if (ask === 'execute') return <ExecuteDialog {...dialog} />;
  if (ask === 'check') return <CheckResultDialog {...dialog} />;
  return <TransactionActionDialog {...dialog} move={ask} />;
}

export function PaymentDialogs(props: LazyDialogProps<PaymentDialog>) {
  const { data: transaction } = useRecord('transactions', props.dialog.transactionId);
  return transaction ? <DialogOfPayment {...props} transaction={transaction} /> : null;
}
