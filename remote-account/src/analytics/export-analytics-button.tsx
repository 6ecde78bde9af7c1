import type { AnalyticsFigures, AnalyticsView } from 'shared-kernel/domain/analytics';
import { csvFileName, toCsv, utf8ByteOrderMark } from 'shared-kernel/format';
import { CommandButton, downloadFile, Icon } from 'shared-kernel/ui';
import { useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { analyticsCsvColumns, analyticsRows } from './analytics-rows';
import { exportAnalytics } from './commands/export-analytics';

interface ExportAnalyticsButtonProps {
  readonly figures: AnalyticsFigures;
  readonly view: AnalyticsView;
}

/** Every figure on the screen as one CSV file, named after period and view. */
export function ExportAnalyticsButton({ figures, view }: ExportAnalyticsButtonProps) {
  const { run, availability } = useCommand(exportAnalytics);
  const now = useWorkspaceClock();

  const download = async () => {
    const rows = analyticsRows(figures, view);
    const fileName = csvFileName('analytics', { period: figures.period, view }, now);
    const result = await run({ fileName, rows: rows.length });
    if (result.status !== 'done') return;
    const csv = toCsv(analyticsCsvColumns, rows);
    downloadFile(fileName, 'text/csv;charset=utf-8', `${utf8ByteOrderMark}${csv}`);
  };

  return (
    <CommandButton
      availability={availability}
      icon={<Icon name="download" />}
      onPress={() => void download()}
    >
      Export
    </CommandButton>
  );
}
