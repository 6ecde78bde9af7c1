import { useState } from 'react';
import { Notice, RecordText } from 'shared-kernel/ui';
import { importWorkspace, useCommand, type CommandError } from 'shared-kernel/workspace';
import { FileButton } from '../file-button';
import { ReplaceDialog, type Replacing } from './replace-dialog';
import { isUnbacked } from './unbacked-reason';
import styles from './workspace-data.module.css';

interface Refused {
  readonly fileName: string;
  readonly reasons: readonly string[];
}

/** Why a workspace file was refused. */
function ImportRefusal({ fileName, reasons }: Refused) {
  return (
    <div className={styles.refusal}>
      <Notice tone="danger" title={`${fileName} was refused. Nothing was changed.`}>
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

const reasonsOf = ({ issues, message }: CommandError) =>
  issues.length === 0 ? [message] : issues.map((issue) => issue.message);

/** Replaces the workspace by a file of one, once asked; a file that is wrong anywhere is refused whole. */
export function ImportWorkspace() {
  const { run, isPending, availability } = useCommand(importWorkspace);
  const [file, setFile] = useState<File>();
  const [refused, setRefused] = useState<Refused>();

  const choose = (chosen: File) => {
    setRefused(undefined);
    setFile(chosen);
  };

  const replace = async (replacing: Replacing) => {
    if (!file) return undefined;
    const showInvalid = (error: CommandError) => {
      if (!isUnbacked(error)) setRefused({ fileName: file.name, reasons: reasonsOf(error) });
      return true;
    };
    return run({ file, ...replacing }, showInvalid);
  };

  // The sample has neither an import nor a reset.
  if (availability.state === 'inert') return null;
  return (
    <>
      <FileButton
        fieldLabel="Workspace file"
        accept="application/json,.json,.ndjson,.gz"
        availability={availability}
        onChoose={choose}
      >
        Import workspace
      </FileButton>
      {refused && <ImportRefusal {...refused} />}
      <ReplaceDialog
        open={file !== undefined}
        title="Replace the workspace?"
        confirmLabel="Replace workspace"
        courseLabel="Imported"
        isPending={isPending}
        replace={replace}
        onClose={() => setFile(undefined)}
      >
        This replaces all data and preferences with {file?.name}.
      </ReplaceDialog>
    </>
  );
}
