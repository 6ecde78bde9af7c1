import { CommandButton, downloadFile, Icon } from 'shared-kernel/ui';
import { exportQuarantine, useCommand } from 'shared-kernel/workspace';

/** Hands out the records that were set aside. */
export function ExportQuarantineButton() {
  const { run, isPending, availability } = useCommand(exportQuarantine);
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
      Export set-aside records
    </CommandButton>
  );
}
