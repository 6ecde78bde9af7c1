import { useState, type ReactNode } from 'react';
import { ConfirmDialog, Notice } from 'shared-kernel/ui';
import { useCourse, type CommandError, useWorkspaceStatus } from 'shared-kernel/workspace';
import { CourseProgress } from './course-progress';
import { unbackedReason } from './unbacked-reason';
import styles from './workspace-data.module.css';

/** Says that the records that were set aside go as well, where there are any. */
function SetAsideWarning() {
  const { quarantined } = useWorkspaceStatus();
  if (quarantined === 0) return null;
  return quarantined === 1
    ? ' The damaged record is deleted as well; export it first to keep it.'
    : ` The ${quarantined} damaged records are deleted as well; export them first to keep them.`;
}

/** What every command is run with that replaces the workspace. */
export interface Replacing {
  readonly withoutBackup: boolean;
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
}

interface CommandResult {
  readonly status: string;
  /** Why it failed. */
  readonly error?: CommandError;
}

interface ReplaceDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly confirmLabel: string;
  /** What the progress is of: “Imported”. */
  readonly courseLabel: string;
  readonly isPending: boolean;
  /** What it is replaced by. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Runs the command. */
  readonly replace: (replacing: Replacing) => Promise<CommandResult | undefined>;
  readonly onClose: () => void;
}

/** Runs the command; where there is no room for a backup, once more without one. */
function useReplacing({ replace, onClose }: Pick<ReplaceDialogProps, 'replace' | 'onClose'>) {
  const { progress, begin, end, cancel } = useCourse();
  const [unbacked, setUnbacked] = useState<string>();

  const close = () => {
    setUnbacked(undefined);
    onClose();
  };
  const confirm = async () => {
    const withoutBackup = unbacked !== undefined;
    const course = begin();
    const result = await replace({ withoutBackup, ...course });
    end();
    if (course.signal.aborted) return;
    const reason = withoutBackup ? undefined : unbackedReason(result?.error);
    if (reason === undefined) close();
    else setUnbacked(reason);
  };
  const giveUp = () => {
    cancel();
    close();
  };
  return { progress, unbacked, confirm, giveUp };
}

/**
 * Asks before the workspace is replaced. Without space for a backup it warns before any change, and asks again.
 */
export function ReplaceDialog({
  open,
  title,
  confirmLabel,
  courseLabel,
  isPending,
  lead,
  children,
  replace,
  onClose,
}: ReplaceDialogProps) {
  const { progress, unbacked, confirm, giveUp } = useReplacing({ replace, onClose });
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirmLabel={unbacked === undefined ? confirmLabel : 'Continue without a backup'}
      tone="danger"
      isPending={isPending}
      onConfirm={() => void confirm()}
      onCancel={giveUp}
    >
      {unbacked === undefined ? (
        <div className={styles.asked}>
          {lead}
          <p>
            {children} The current data is backed up first and can be restored below. The audit log
            records this and is kept as a closed section.
            <SetAsideWarning />
          </p>
        </div>
      ) : (
        <Notice tone="warning" title={unbacked}>
          <p>You cannot undo this without a backup. Export the workspace first to keep it.</p>
        </Notice>
      )}
      {progress !== undefined && <CourseProgress label={courseLabel} progress={progress} />}
    </ConfirmDialog>
  );
}
