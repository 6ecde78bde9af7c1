import { holdTransaction, rejectTransaction } from './commands/move-transaction';
import { transactionMoveLabel } from './commands/transaction-moves';
import { FormDialog } from 'shared-kernel/records';
import { RecordText, type LateDialogProps } from 'shared-kernel/ui';
import { useCommand, useRecord } from 'shared-kernel/workspace';
import styles from './move-buttons.module.css';
import { type MoveQuestion } from './move-question';
import { MoveReasonForm } from './move-reason-form';

/** Holding and rejecting are said why. */
export function MoveReasonDialog({
  dialog: { move, transactionId },
  open,
  onClose,
}: LateDialogProps<MoveQuestion>) {
  const { run, isPending } = useCommand(move === 'hold' ? holdTransaction : rejectTransaction);
  const { data: transaction } = useRecord('transactions', transactionId);
  if (!transaction) return null;
  return (
    <FormDialog
      open={open}
      size="small"
      title={
        <>
          {transactionMoveLabel[move]}:{' '}
          <span className={styles['reference']}>
            <RecordText>{transaction.reference}</RecordText>
          </span>
        </>
      }
      onClose={onClose}
    >
      {({ leave }) => (
        <MoveReasonForm
          move={move}
          transactionId={transactionId}
          isPending={isPending}
          onConfirm={async (reason) => {
            const { status } = await run({ id: transactionId, reason });
            if (status === 'done') onClose();
            return status === 'done';
          }}
          onCancel={leave}
        />
      )}
    </FormDialog>
  );
}
