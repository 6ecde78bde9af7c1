import type { PeriodSpan } from 'shared-kernel/domain/overview';
import { csvContent, csvFileName } from 'shared-kernel/format';
import { csvFormat } from 'shared-kernel/shell';
import { CommandButton, downloadFile, Icon } from 'shared-kernel/ui';
import { computeFigures, useAvailability, useCommand } from 'shared-kernel/workspace';
import type { AnalyticsFigures } from './analytics-figures';
import type { AnalyticsView } from './analytics-view';
import { analyticsCsvColumns, createAnalyticsRows, csvColumnsWithSource } from './analytics-rows';
import { exportAnalytics } from './commands/view-analytics';

interface ExportAnalyticsButtonProps {
  readonly figures: AnalyticsFigures;
  readonly view: AnalyticsView;
}

const nameOf = (period: PeriodSpan) =>
  typeof period === 'string' ? period : `${period.from}-to-${period.to}`;

export function ExportAnalyticsButton({ figures, view }: ExportAnalyticsButtonProps) {
  const { run, availability } = useCommand(exportAnalytics);
  const isCounted = useAvailability(computeFigures).state !== 'inert';
  const columns = isCounted ? csvColumnsWithSource : analyticsCsvColumns;

  const download = async () => {
    const rows = createAnalyticsRows(figures, view);
    const fileName = csvFileName(
      'analytics',
      { period: nameOf(figures.period), view },
      new Date().toISOString(),
    );
    const result = await run({ fileName, rows: rows.length });
    if (result.status !== 'done') return;
    downloadFile(fileName, 'text/csv;charset=utf-8', csvContent(columns, rows, csvFormat()));
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
