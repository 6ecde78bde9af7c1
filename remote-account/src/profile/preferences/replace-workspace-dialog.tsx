import { useState, type ReactNode } from 'react';
import { ConfirmDialog, Notice } from 'shared-kernel/ui';
import { type CommandError, useWorkspaceStatus } from 'shared-kernel/workspace';
import { findRestorePointIssue } from './find-restore-point-issue';
import styles from './workspace-data.module.css';

function QuarantineWarning() {
  const { quarantined } = useWorkspaceStatus();
  if (quarantined === 0) return null;
  return quarantined === 1
    ? ' The damaged record is also deleted. Export the record first to keep a copy.'
    : ` The ${quarantined} damaged records are also deleted. Export the records first to keep a copy.`;
}

export interface ReplaceWorkspaceOptions {
  readonly withoutRestorePoint: boolean;
}

interface CommandResult {
  readonly status: string;
  readonly error?: CommandError;
}

interface ReplaceDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly confirmLabel: string;
  readonly isPending: boolean;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  readonly replace: (replacing: ReplaceWorkspaceOptions) => Promise<CommandResult | undefined>;
  readonly onClose: () => void;
}

/** If no restore point can be saved, the user must confirm again. The command then runs without a restore point. */
function useReplacing({ replace, onClose }: Pick<ReplaceDialogProps, 'replace' | 'onClose'>) {
  const [issue, setIssue] = useState<string>();

  const close = () => {
    setIssue(undefined);
    onClose();
  };
  const confirm = async () => {
    const withoutRestorePoint = issue !== undefined;
    const result = await replace({ withoutRestorePoint });
    const found = withoutRestorePoint ? undefined : findRestorePointIssue(result?.error);
    if (found === undefined) close();
    else setIssue(found);
  };
  return { issue, confirm, close };
}

/** Asks for confirmation before the workspace is replaced. Asks a second time if no restore point can be saved. */
export function ReplaceWorkspaceDialog({
  open,
  title,
  confirmLabel,
  isPending,
  lead,
  children,
  replace,
  onClose,
}: ReplaceDialogProps) {
  const { issue, confirm, close } = useReplacing({ replace, onClose });
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirmLabel={issue === undefined ? confirmLabel : 'Continue without a restore point'}
      tone="danger"
      isPending={isPending}
      onConfirm={() => void confirm()}
      onCancel={() => {
        if (!isPending) close();
      }}
    >
      {issue === undefined ? (
        <div className={styles.asked}>
          {lead}
          <p>
            {children} The current state is saved first and can be restored later. The audit log is
            retained and records this change.
            <QuarantineWarning />
          </p>
        </div>
      ) : (
        <Notice tone="warning" title={issue}>
          <p>
            Without a restore point, this action cannot be undone. Export the workspace first to
            keep a copy.
          </p>
        </Notice>
      )}
    </ConfirmDialog>
  );
}
