import { useRef, useState, type ChangeEvent } from 'react';
import { CommandButton, Icon, Notice, RecordText } from 'shared-kernel/ui';
import { importWorkspace, useCommand, type CommandError } from 'shared-kernel/workspace';
import { failureOf } from './failure-of';
import { ReplaceDialog, type Replacing } from './replace-dialog';
import { isUnbacked } from './unbacked-reason';
import styles from './workspace-data.module.css';

interface ImportRefusalProps {
  readonly fileName: string;
  readonly reasons: readonly string[];
}

/** Why a workspace file was refused. */
function ImportRefusal({ fileName, reasons }: ImportRefusalProps) {
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

interface Refused {
  readonly fileName: string;
  readonly reasons: readonly string[];
}

const reasonsOf = ({ issues, message }: CommandError) =>
  issues.length === 0 ? [message] : issues.map((issue) => issue.message);

/** Replaces the workspace by a file of one, once asked; a file that is wrong anywhere is refused whole. */
export function ImportWorkspace() {
  const { run, isPending, availability } = useCommand(importWorkspace);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [refused, setRefused] = useState<Refused>();

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    setRefused(undefined);
    setFile(chosen);
  };

  const replace = async (replacing: Replacing) => {
    if (!file) return undefined;
    const showInvalid = (error: CommandError) => {
      if (!isUnbacked(error)) setRefused({ fileName: file.name, reasons: reasonsOf(error) });
      return true;
    };
    return failureOf(await run({ file, ...replacing }, showInvalid));
  };

  // The sample has neither an import nor a reset.
  if (availability.state === 'inert') return null;
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Workspace file"
        accept="application/json,.json,.ndjson,.gz"
        onChange={choose}
      />
      <CommandButton
        availability={availability}
        icon={<Icon name="upload" />}
        onPress={() => input.current?.click()}
      >
        Import workspace
      </CommandButton>
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
