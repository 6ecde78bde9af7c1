import { type AnalyticsFigures } from './analytics-figures';
import { type AnalyticsView } from './analytics-view';
import { csvContent, csvFileName } from 'shared-kernel/format';
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
    downloadFile(fileName, 'text/csv;charset=utf-8', csvContent(analyticsCsvColumns, rows));
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
