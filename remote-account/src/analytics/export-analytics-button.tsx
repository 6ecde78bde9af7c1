import type { PeriodSelection } from 'shared-kernel/domain/overview';
import { createCsvContent, createCsvFileName } from 'shared-kernel/format';
import { getCsvFormat } from 'shared-kernel/shell';
import { CommandButton, downloadFile, Icon } from 'shared-kernel/ui';
import { computeKpis, useAvailability, useCommand } from 'shared-kernel/workspace';
import type { AnalyticsMetrics } from './analytics-metrics';
import type { AnalyticsView } from './analytics-view';
import {
  analyticsCsvColumns,
  createAnalyticsRows,
  analyticsCsvColumnsWithSource,
} from './analytics-rows';
import { exportAnalytics } from './commands/view-analytics';

interface ExportAnalyticsButtonProps {
  readonly figures: AnalyticsMetrics;
  readonly view: AnalyticsView;
}

const nameOf = (period: PeriodSelection) =>
  typeof period === 'string' ? period : `${period.from}-to-${period.to}`;

export function ExportAnalyticsButton({ figures, view }: ExportAnalyticsButtonProps) {
  const { run, availability } = useCommand(exportAnalytics);
  const isCounted = useAvailability(computeKpis).state !== 'inert';
  const columns = isCounted ? analyticsCsvColumnsWithSource : analyticsCsvColumns;

  const download = async () => {
    const rows = createAnalyticsRows(figures, view);
    const fileName = createCsvFileName(
      'analytics',
      { period: nameOf(figures.period), view },
      new Date().toISOString(),
    );
    const result = await run({ fileName, rows: rows.length });
    if (result.status !== 'done') return;
    downloadFile(
      fileName,
      'text/csv;charset=utf-8',
      createCsvContent(columns, rows, getCsvFormat()),
    );
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
