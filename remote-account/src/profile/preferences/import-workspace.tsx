import { useRef, useState, type ChangeEvent } from 'react';
import { CommandButton, ConfirmDialog, Icon } from 'shared-kernel/ui';
import { importWorkspace, useCommand, useCourse, type CommandError } from 'shared-kernel/workspace';
import { CourseProgress } from './course-progress';
import { ImportRefusal } from './import-refusal';
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
  const { progress, begin, end, cancel } = useCourse();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [refused, setRefused] = useState<Refused>();

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    setRefused(undefined);
    setFile(chosen);
  };

  const replace = async () => {
    if (!file) return;
    const result = await run({ file, ...begin() });
    end();
    setFile(undefined);
    if (result.status === 'failed' && result.error.kind === 'invalid') {
      setRefused({ fileName: file.name, reasons: reasonsOf(result.error) });
    }
  };

  const giveUp = () => {
    cancel();
    setFile(undefined);
  };

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
      <ConfirmDialog
        open={file !== undefined}
        title="Replace the workspace?"
        confirmLabel="Replace workspace"
        tone="danger"
        isPending={isPending}
        onConfirm={() => void replace()}
        onCancel={giveUp}
      >
        Everything in this workspace and all preferences are replaced by what {file?.name} holds. It
        cannot be undone; export the workspace first to keep it.
        <SetAsideWarning />
        {progress !== undefined && <CourseProgress label="Imported" progress={progress} />}
      </ConfirmDialog>
    </>
  );
}
