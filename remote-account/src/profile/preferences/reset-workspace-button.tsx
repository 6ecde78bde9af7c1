import { useState } from 'react';
import { CommandButton, ConfirmDialog, Icon } from 'shared-kernel/ui';
import { useCommand, resetWorkspace } from 'shared-kernel/workspace';
import { SetAsideWarning } from './set-aside-warning';

/** Puts the sample in the workspace's place, once asked. */
export function ResetWorkspaceButton() {
  const { run, isPending, availability } = useCommand(resetWorkspace);
  const [isAsking, setIsAsking] = useState(false);
  const reset = async () => {
    await run({});
    setIsAsking(false);
  };
  return (
    <>
      <CommandButton
        danger
        availability={availability}
        icon={<Icon name="undo" />}
        onPress={() => setIsAsking(true)}
      >
        Reset to the sample
      </CommandButton>
      <ConfirmDialog
        open={isAsking}
        title="Reset to the sample?"
        confirmLabel="Reset workspace"
        tone="danger"
        isPending={isPending}
        onConfirm={() => void reset()}
        onCancel={() => setIsAsking(false)}
      >
        Everything you changed in this browser and all preferences are replaced by the sample. It
        cannot be undone; export the workspace first to keep it.
        <SetAsideWarning />
      </ConfirmDialog>
    </>
  );
}
