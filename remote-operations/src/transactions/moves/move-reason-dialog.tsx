import {
  holdTransaction,
  rejectTransaction,
  releaseTransaction,
} from '../commands/move-transaction';
import { transactionMoveLabel } from '../commands/transaction-moves';
import { FormDialog } from 'shared-kernel/records';
import { RecordText, type LateDialogProps } from 'shared-kernel/ui';
import { useCommand, useRecord } from 'shared-kernel/workspace';
import styles from './move-buttons.module.css';
import type { MoveQuestion } from './move-question';
import { MoveReasonForm } from './move-reason-form';

/** What mostly shows that it is somebody else. */
const noMatch = [
  'The date of birth differs.',
  'The nationality differs.',
  'The address differs by its documents.',
];

/** Holding and rejecting are said why, and releasing after a sanctions match. */
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
          {transactionMoveLabel[move]}:{' '}
          <span className={styles.reference}>
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
          suggestions={move === 'release' ? noMatch : undefined}
          onConfirm={async (reason) => {
            const { status } = await run({ id: transactionId, reason });
            if (status === 'done') {
              onClose();
              onDone?.();
            }
            return status === 'done';
          }}
          onCancel={leave}
        />
      )}
    </FormDialog>
  );
}
