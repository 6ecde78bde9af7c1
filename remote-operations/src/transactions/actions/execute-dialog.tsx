import type { Transaction } from 'shared-kernel/domain/transaction';
import { formatExactAmount } from 'shared-kernel/format';
import { ConfirmDialog, Stack, type DialogControls } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { executeTransaction } from '../commands/change-transaction-status';
import { PaymentSummary } from './payment-summary';

/** Dialog that asks for confirmation, because executing a payment cannot be undone. */
export function ExecuteDialog({
  transaction,
  open,
  onClose,
}: DialogControls & { readonly transaction: Transaction }) {
  const { run, isPending } = useCommand(executeTransaction);
  const { id, reference, amount, currency } = transaction;
  return (
    <ConfirmDialog
      open={open}
      title={`Execute ${reference}?`}
      confirmLabel={`Pay ${formatExactAmount(amount, currency)}`}
      isPending={isPending}
      onConfirm={() => void run({ id }).then(onClose)}
      onCancel={onClose}
    >
      <Stack>
        <PaymentSummary transaction={transaction} />
        <p>This action cannot be undone.</p>
      </Stack>
    </ConfirmDialog>
  );
}
