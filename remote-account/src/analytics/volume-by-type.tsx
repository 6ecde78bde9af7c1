import type { AnalyticsFigures } from './analytics-figures';
import { transactionTypeView } from 'shared-kernel/domain/transaction';
import { formatCompactUsd, formatPercent } from 'shared-kernel/format';
import { DonutChart } from './donut-chart';

interface VolumeByTypeProps {
  readonly figures: AnalyticsFigures;
}

/** What moved over each rail in the period (AN2). */
export function VolumeByType({ figures: { volumeByType } }: VolumeByTypeProps) {
  const labelled = volumeByType.map((share) => ({
    ...share,
    label: transactionTypeView[share.key].label,
  }));
  const parts = labelled.map(
    ({ label, usd, percent }) => `${label} ${formatCompactUsd(usd)} (${formatPercent(percent)})`,
  );
  return (
    <DonutChart
      title="Transaction volume by type"
      summary={`${parts.join(', ')}.`}
      data={labelled.map(({ label, usd }) => ({ category: label, value: usd }))}
      shares={Object.fromEntries(
        labelled.map(({ label, percent }) => [label, formatPercent(percent)]),
      )}
      categoryLabel="Type"
      valueLabel="US dollars"
      formatValue={formatCompactUsd}
    />
  );
}
