import { transactionTypeView } from 'shared-kernel/domain/transaction';
import { formatCompactUsd, formatUsd, formatPercent } from 'shared-kernel/format';
import type { AnalyticsFigures } from './analytics-figures';
import { compactParts } from './volume-shares';
import { DonutChart } from './donut-chart';

interface VolumeByTypeProps {
  readonly figures: AnalyticsFigures;
}

/** What moved over each rail in the period (AN2). */
export function VolumeByType({ figures: { volumeByType } }: VolumeByTypeProps) {
  const texts = compactParts(volumeByType.map(({ usd }) => usd));
  const labelled = volumeByType.map((share, place) => ({
    ...share,
    label: transactionTypeView[share.key].label,
    text: texts[place] ?? formatCompactUsd(share.usd),
  }));
  const parts = labelled.map(
    ({ label, text, percent }) => `${label} ${text} (${formatPercent(percent)})`,
  );
  return (
    <DonutChart
      title="Transaction volume by type"
      summary={`${parts.join(', ')}.`}
      data={labelled.map(({ label, usd }) => ({ category: label, value: usd }))}
      figures={Object.fromEntries(labelled.map(({ label, text }) => [label, text]))}
      shares={Object.fromEntries(
        labelled.map(({ label, percent }) => [label, formatPercent(percent)]),
      )}
      categoryLabel="Type"
      valueLabel="US dollars"
      formatValue={formatCompactUsd}
      formatExact={formatUsd}
    />
  );
}
