import type { AnalyticsMetrics } from './analytics-metrics';
import { lifecycleStageDisplay } from 'shared-kernel/domain/lifecycle';
import { formatNumber } from 'shared-kernel/format';
import { Chart } from 'shared-kernel/charts';

interface CompliancePipelineProps {
  readonly figures: AnalyticsMetrics;
}

const formatCases = (count: number) => (Number.isInteger(count) ? formatNumber(count) : '');

export function CompliancePipeline({ figures }: CompliancePipelineProps) {
  const labelled = figures.compliancePipeline.map(({ key, count }) => ({
    label: lifecycleStageDisplay[key].label,
    count,
  }));
  const total = labelled.reduce((sum, { count }) => sum + count, 0);
  const parts = labelled.map(({ label, count }) => `${formatNumber(count)} ${label}`);
  return (
    <Chart
      kind="bar"
      title="Compliance pipeline"
      summary={`${formatNumber(total)} cases: ${parts.join(', ')}.`}
      data={labelled.map(({ label, count }) => ({ category: label, value: count }))}
      categoryLabel="Stage"
      valueLabel="Cases"
      formatValue={formatCases}
    />
  );
}
