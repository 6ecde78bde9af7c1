import { DataTable, type TableColumn } from '../ui';
import { listSeries, toChartRows, type ChartContent, type ChartRow } from './chart-data';

type ChartTableProps = Pick<ChartContent, 'title' | 'data' | 'categoryLabel' | 'valueLabel'> & {
  readonly formatValue: (value: number) => string;
};

export function ChartTable({
  title,
  data,
  categoryLabel,
  valueLabel,
  formatValue,
}: ChartTableProps) {
  const columns: readonly TableColumn<ChartRow>[] = [
    { key: 'category', title: categoryLabel, render: (row) => row.category },
    ...listSeries(data, valueLabel).map((name, index) => ({
      key: `series-${index}`,
      title: name,
      align: 'end' as const,
      render: (row: ChartRow) => {
        const value = row.values[index];
        return value === undefined ? '—' : formatValue(value);
      },
    })),
  ];
  return (
    <DataTable
      label={title}
      columns={columns}
      rows={toChartRows(data, valueLabel)}
      rowKey={(row) => row.category}
    />
  );
}
