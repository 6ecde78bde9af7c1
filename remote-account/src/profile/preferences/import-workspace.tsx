import { useRef, useState, type ChangeEvent } from 'react';
import { CommandButton, ConfirmDialog, Icon } from 'shared-kernel/ui';
import { importWorkspace, useCommand, type CommandError } from 'shared-kernel/workspace';
import { ImportRefusal } from './import-refusal';
import { readWorkspaceFile } from './read-workspace-file';
import { SetAsideWarning } from './set-aside-warning';

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

  const reasonsAgainst = async (chosen: File): Promise<readonly string[] | undefined> => {
    const read = await readWorkspaceFile(chosen);
    if ('reason' in read) return [read.reason];
    const result = await run(read);
    if (result.status !== 'failed' || result.error.kind !== 'invalid') return undefined;
    return reasonsOf(result.error);
  };

  const replace = async () => {
    if (!file) return;
    const reasons = await reasonsAgainst(file);
    setFile(undefined);
    if (reasons) setRefused({ fileName: file.name, reasons });
  };

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Workspace file"
        accept="application/json,.json"
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
      <ConfirmDialog
        open={file !== undefined}
        title="Replace the workspace?"
        confirmLabel="Replace workspace"
        tone="danger"
        isPending={isPending}
        onConfirm={() => void replace()}
        onCancel={() => setFile(undefined)}
      >
        Everything in this workspace and all preferences are replaced by what {file?.name} holds. It
        cannot be undone; export the workspace first to keep it.
        <SetAsideWarning />
      </ConfirmDialog>
    </>
  );
}
