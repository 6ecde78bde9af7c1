import {
  holdTransaction,
  rejectTransaction,
  releaseTransaction,
} from '../commands/move-transaction';
import { FormDialog } from 'shared-kernel/records';
import { RecordText, type LateDialogProps } from 'shared-kernel/ui';
import { useCommand, useRecord } from 'shared-kernel/workspace';
import styles from './move-buttons.module.css';
import type { MoveQuestion } from './move-question';
import { MoveReasonForm } from './move-reason-form';
import { moveWords } from './move-words';

/** Asks why a transaction is held, released or rejected. */
export function MoveReasonDialog({
  dialog: { move, transactionId, onDone },
  open,
  onClose,
}: LateDialogProps<MoveQuestion>) {
  const moves = {
    hold: useCommand(holdTransaction),
    reject: useCommand(rejectTransaction),
    release: useCommand(releaseTransaction),
  };
  const { run, isPending } = moves[move];
  const { data: transaction } = useRecord('transactions', transactionId);
  if (!transaction) return null;
  return (
    <FormDialog
      open={open}
      size="small"
      title={
        <>
          {moveWords[move].verb}{' '}
          <span className={styles.reference}>
            <RecordText>{transaction.reference}</RecordText>?
          </span>
        </>
      }
      onClose={onClose}
    >
      {({ leave }) => (
        <MoveReasonForm
          move={move}
          count={1}
          draftKey={`transaction.${move} ${transactionId}`}
          isPending={isPending}
          onConfirm={async (reason) => {
            const { status } = await run({ id: transactionId, reason });
            if (status === 'done') {
              // The next one first: a key pressed after the dialog is meant for it.
              onDone?.();
              onClose();
            }
            return status === 'done';
          }}
          onCancel={leave}
        />
      )}
    </FormDialog>
  );
}
