import { type ProcessFilter } from './process-filter';
import { processCsvColumns } from './process-export';
import { type Process } from 'shared-kernel/domain/process';
import { csvContent, csvFileName } from 'shared-kernel/format';
import { CommandButton, downloadFile, Icon } from 'shared-kernel/ui';
import { useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { exportProcesses } from './commands/export-processes';

interface ProcessExportButtonProps {
  readonly processes: readonly Process[];
  readonly filter: ProcessFilter;
}

/** What is listed, as a CSV file (PM1). */
export function ProcessExportButton({ processes, filter }: ProcessExportButtonProps) {
  const { run, availability } = useCommand(exportProcesses);
  const now = useWorkspaceClock();

  const download = async () => {
    const { text, ...others } = filter;
    const fileName = csvFileName('processes', { search: text, ...others }, now);
    const result = await run({ fileName, rows: processes.length });
    if (result.status !== 'done') return;
    downloadFile(fileName, 'text/csv;charset=utf-8', csvContent(processCsvColumns, processes));
  };

  return (
    <CommandButton
      availability={availability}
      refusal={processes.length === 0 ? 'There is nothing to export.' : undefined}
      icon={<Icon name="download" />}
      onPress={() => void download()}
    >
      Export
    </CommandButton>
  );
}
