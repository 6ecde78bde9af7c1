import { formatNumber } from 'shared-kernel/format';
import { FormDialog } from 'shared-kernel/records';
import { useCommand } from 'shared-kernel/workspace';
import { postponeProcesses } from '../commands/postpone-processes';
import { PostponeForm } from './postpone-form';

interface PostponeDialogProps {
  readonly ids: readonly string[];
  readonly open: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** One delay and one reason for all the picked processes. */
export function PostponeDialog({ ids, open, onDone, onClose }: PostponeDialogProps) {
  const { run, isPending } = useCommand(postponeProcesses);
  const count = ids.length === 1 ? '1 process' : `${formatNumber(ids.length)} processes`;
  return (
    <FormDialog open={open} size="small" title={`Postpone ${count}`} onClose={onClose}>
      {({ leave }) => (
        <PostponeForm
          isPending={isPending}
          onPostpone={async (delay) => {
            const { status } = await run({ ids: [...ids], ...delay });
            if (status !== 'done') return false;
            onClose();
            onDone();
            return true;
          }}
          onCancel={leave}
        />
      )}
    </FormDialog>
  );
}
