import { useState } from 'react';
import { formatNumber } from 'shared-kernel/format';
import { Notice, RecordText } from 'shared-kernel/ui';
import {
  CommandError,
  importWorkspace,
  inspectWorkspaceFile,
  useCommand,
} from 'shared-kernel/workspace';
import { FileButton } from '../file-button';
import { ReplaceWorkspaceDialog, type ReplaceWorkspaceOptions } from './replace-workspace-dialog';
import { hasRestorePointIssue } from './find-restore-point-issue';
import styles from './workspace-data.module.css';

interface Refused {
  readonly fileName: string;
  readonly reasons: readonly string[];
}

function ImportRefusal({ fileName, reasons }: Refused) {
  return (
    <div className={styles.refusal}>
      <Notice tone="danger" title={`${fileName} could not be imported. No data was changed.`}>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>
              <RecordText>{reason}</RecordText>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

interface Checked {
  readonly file: File;
  readonly records: number;
  readonly log: string;
}

const FileContents = ({ file, records, log }: Checked) => (
  <p>
    <RecordText>
      {`${file.name} has ${records === 1 ? '1 record' : `${formatNumber(records)} records`}. ${log}`}
    </RecordText>
  </p>
);

const reasonsOf = ({ issues, message }: CommandError) =>
  issues.length === 0 ? [message] : issues.map((issue) => issue.message);

function useCheckedFile() {
  const [checked, setChecked] = useState<Checked>();
  const [refused, setRefused] = useState<Refused>();
  const [isChecking, setChecking] = useState(false);

  const refuse = (file: File, error: CommandError) =>
    setRefused({ fileName: file.name, reasons: reasonsOf(error) });

  const check = async (file: File) => {
    setRefused(undefined);
    setChecking(true);
    try {
      setChecked({ file, ...(await inspectWorkspaceFile(file)) });
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      refuse(file, error);
    } finally {
      setChecking(false);
    }
  };
  const close = () => setChecked(undefined);
  return { checked, refused, isChecking, check, refuse, close };
}

/** Replaces the workspace with an imported file. Shows a summary of the file before the replacement. */
export function ImportWorkspace() {
  const { run, isPending, availability } = useCommand(importWorkspace);
  const { checked, refused, isChecking, check, refuse, close } = useCheckedFile();

  const replace = async (replacing: ReplaceWorkspaceOptions) => {
    if (!checked) return undefined;
    const { file } = checked;
    const showInvalid = (error: CommandError) => {
      if (!hasRestorePointIssue(error)) refuse(file, error);
      return true;
    };
    return run({ file, ...replacing }, showInvalid);
  };

  // `reference` mode has no import or reset.
  if (availability.state === 'inert') return null;
  return (
    <>
      <FileButton
        fieldLabel="Workspace file"
        accept="application/json,.json,.ndjson,.gz"
        availability={availability}
        loading={isChecking}
        onChoose={(file) => void check(file)}
      >
        Import workspace
      </FileButton>
      {refused && <ImportRefusal {...refused} />}
      <ReplaceWorkspaceDialog
        open={checked !== undefined}
        title="Replace the workspace?"
        confirmLabel="Replace workspace"
        isPending={isPending}
        lead={checked && <FileContents {...checked} />}
        replace={replace}
        onClose={close}
      >
        This replaces all data and preferences.
      </ReplaceWorkspaceDialog>
    </>
  );
}
