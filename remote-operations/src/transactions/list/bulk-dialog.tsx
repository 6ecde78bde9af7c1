import { formatNumber } from 'shared-kernel/format';
import { FormDialog } from 'shared-kernel/records';
import { useCommand } from 'shared-kernel/workspace';
import { moveTransactions, type BulkMove } from '../commands/move-transactions';
import { MoveReasonForm } from '../moves/move-reason-form';
import { moveWords } from '../moves/move-words';

interface BulkDialogProps {
  readonly move: BulkMove;
  readonly ids: readonly string[];
  readonly open: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** One reason for all the picked transactions. */
export function BulkDialog({ move, ids, open, onDone, onClose }: BulkDialogProps) {
  const { run, isPending } = useCommand(moveTransactions);
  const count = ids.length === 1 ? '1 payment' : `${formatNumber(ids.length)} payments`;
  return (
    <FormDialog
      open={open}
      size="small"
      title={`${moveWords[move].verb} ${count}?`}
      onClose={onClose}
    >
      {({ leave }) => (
        <MoveReasonForm
          move={move}
          count={ids.length}
          draftKey={`transaction.${move} selected`}
          isPending={isPending}
          onConfirm={async (reason) => {
            const { status } = await run({ ids: [...ids], move, reason });
            if (status === 'done') onDone();
            return status === 'done';
          }}
          onCancel={leave}
        />
      )}
    </FormDialog>
  );
}
