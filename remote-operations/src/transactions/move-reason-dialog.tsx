import { transactionMoveLabel } from './commands/transaction-moves';
import { type Transaction } from 'shared-kernel/domain/transaction';
import { FormDialog } from 'shared-kernel/records';
import { RecordText } from 'shared-kernel/ui';
import styles from './move-reason-dialog.module.css';
import { MoveReasonForm } from './move-reason-form';

interface MoveReasonDialogProps {
  readonly move: 'hold' | 'reject';
  readonly transaction: Transaction;
  readonly isPending: boolean;
  /** Moves the transaction; says whether it could. */
  readonly onConfirm: (reason: string) => Promise<boolean>;
  readonly onCancel: () => void;
}

/** Holding and rejecting are said why. */
export const MoveReasonDialog = ({
  move,
  transaction,
  isPending,
  onConfirm,
  onCancel,
}: MoveReasonDialogProps) => (
  <FormDialog
    open
    size="small"
    title={
      <>
        {transactionMoveLabel[move]}:{' '}
        <span className={styles['reference']}>
          <RecordText>{transaction.reference}</RecordText>
        </span>
      </>
    }
    onClose={onCancel}
  >
    {({ leave }) => (
      <MoveReasonForm
        move={move}
        transactionId={transaction.id}
        isPending={isPending}
        onConfirm={onConfirm}
        onCancel={leave}
      />
    )}
  </FormDialog>
);
