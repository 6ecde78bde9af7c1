import { type ReactNode } from 'react';
import { CommandButton, downloadFile, Icon } from 'shared-kernel/ui';
import { useCommand, type exportQuarantine, type exportWorkspace } from 'shared-kernel/workspace';

interface ExportFileButtonProps {
  readonly command: typeof exportWorkspace | typeof exportQuarantine;
  readonly children: ReactNode;
}

/** Hands out what a command puts into a file. */
export function ExportFileButton({ command, children }: ExportFileButtonProps) {
  const { run, isPending, availability } = useCommand(command);
  const download = async () => {
    const result = await run({});
    if (result.status !== 'done') return;
    const { fileName, file } = result.output;
    downloadFile(fileName, file.type, file);
  };
  return (
    <CommandButton
      availability={availability}
      icon={<Icon name="download" />}
      loading={isPending}
      onPress={() => void download()}
    >
      {children}
    </CommandButton>
  );
}
