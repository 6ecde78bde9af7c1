import { CommandButton, downloadFile, Icon } from 'shared-kernel/ui';
import { useCommand, type exportCommand } from 'shared-kernel/workspace';

interface ExportCsvProps {
  readonly command: ReturnType<typeof exportCommand>;
  /** How many records are listed. */
  readonly rows: number;
  /** The listed records as a file; `nowIso` is today's moment. */
  readonly fileOf: (nowIso: string) => { readonly name: string; readonly content: string };
}

/** Hands out the listed records as CSV. */
export function ExportCsv({ command, rows, fileOf }: ExportCsvProps) {
  const { run, availability, isPending } = useCommand(command);
  const exportCsv = async () => {
    const { name, content } = fileOf(new Date().toISOString());
    const result = await run({ fileName: name, rows });
    if (result.status === 'done') downloadFile(name, 'text/csv;charset=utf-8', content);
  };
  return (
    <CommandButton
      icon={<Icon name="download" />}
      availability={availability}
      refusal={rows === 0 ? 'There is nothing listed to export.' : undefined}
      loading={isPending}
      onPress={() => void exportCsv()}
    >
      Export CSV
    </CommandButton>
  );
}
