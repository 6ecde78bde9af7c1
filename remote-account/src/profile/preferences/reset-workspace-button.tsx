import { useState } from 'react';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useCommand, resetWorkspace } from 'shared-kernel/workspace';
import { ReplaceDialog } from './replace-dialog';
import { hasRestorePointIssue } from './restore-point-issue';

export function ResetWorkspaceButton() {
  const { run, isPending, availability } = useCommand(resetWorkspace);
  const [isAsking, setIsAsking] = useState(false);
  if (availability.state === 'inert') return null;
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
      <ReplaceDialog
        open={isAsking}
        title="Reset to the sample?"
        confirmLabel="Reset workspace"
        isPending={isPending}
        replace={(replacing) => run(replacing, hasRestorePointIssue)}
        onClose={() => setIsAsking(false)}
      >
        This replaces all data and preferences with the sample.
      </ReplaceDialog>
    </>
  );
}
