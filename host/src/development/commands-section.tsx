import { useSyncExternalStore } from 'react';
import { formatDateTime, formatNumber } from 'shared-kernel/format';
import { CopyText } from 'shared-kernel/records';
import { DataTable, Section, type TableColumn } from 'shared-kernel/ui';
import { maxKept, onRan, ranCommands, type RanCommand } from '../diagnostics/command-log';

const shownInput = 32;

const columns: readonly TableColumn<RanCommand>[] = [
  { key: 'command', title: 'Command', render: ({ command }) => command, isRowHeader: true },
  {
    key: 'at',
    title: 'Dispatched',
    render: ({ at }) => formatDateTime(new Date(at).toISOString()),
  },
  { key: 'outcome', title: 'Outcome', render: ({ outcome }) => outcome },
  {
    key: 'input',
    title: 'Input',
    render: ({ input }) => <CopyText text={input} label="input" truncate={shownInput} />,
  },
  { key: 'took', title: 'Took, ms', render: ({ tookMs }) => formatNumber(tookMs), align: 'end' },
];

/** What was dispatched last, and what became of it. */
export function CommandsSection() {
  const rows = useSyncExternalStore(onRan, ranCommands);
  return (
    <Section
      title="Commands"
      description={`The last ${maxKept} commands of this browser tab, newest first.`}
    >
      <DataTable
        label="Commands"
        columns={columns}
        rows={rows}
        rowKey={({ at, command }) => `${at} ${command}`}
        emptyText="No commands in this browser tab yet."
        density="compact"
      />
    </Section>
  );
}
