import { useState } from 'react';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useCommand, resetWorkspace } from 'shared-kernel/workspace';
import { ReplaceWorkspaceDialog } from './replace-workspace-dialog';
import { hasRestorePointIssue } from './find-restore-point-issue';

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
        Reset to sample data
      </CommandButton>
      <ReplaceWorkspaceDialog
        open={isAsking}
        title="Reset to sample data?"
        confirmLabel="Reset workspace"
        isPending={isPending}
        replace={(replacing) => run(replacing, hasRestorePointIssue)}
        onClose={() => setIsAsking(false)}
      >
        All data and preferences are replaced with sample data.
      </ReplaceWorkspaceDialog>
    </>
  );
}
