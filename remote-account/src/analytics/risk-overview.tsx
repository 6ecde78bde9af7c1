import type { AnalyticsFigures } from './analytics-figures';
import { riskLevelView } from 'shared-kernel/domain/lifecycle';
import { formatNumber, formatPercent } from 'shared-kernel/format';
import { DonutChart } from './donut-chart';
import { usePortfolioNote } from './portfolio-remark';

interface RiskOverviewProps {
  readonly figures: AnalyticsFigures;
}

/** How many clients are how risky (AN2). */
export function RiskOverview({ figures: { risk } }: RiskOverviewProps) {
  const labelled = risk.map((share) => ({ ...share, ...riskLevelView[share.key] }));
  const parts = labelled.map(
    ({ label, count, percent }) =>
      `${label} ${formatNumber(count)} clients (${formatPercent(percent)})`,
  );
  const note = usePortfolioNote();
  return (
    <DonutChart
      title="Risk overview"
      summary={`${parts.join(', ')}.`}
      note={note}
      data={labelled.map(({ label, count }) => ({ category: label, value: count }))}
      shares={Object.fromEntries(
        labelled.map(({ label, percent }) => [label, formatPercent(percent)]),
      )}
      tones={Object.fromEntries(labelled.map(({ label, tone }) => [label, tone]))}
      categoryLabel="Risk"
      valueLabel="Clients"
    />
  );
}
