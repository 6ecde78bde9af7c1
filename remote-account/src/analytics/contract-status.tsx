import type { AnalyticsFigures } from './analytics-figures';
import { portfolioStageView } from 'shared-kernel/domain/overview';
import { formatNumber, formatPercent } from 'shared-kernel/format';
import { DonutChart } from './donut-chart';
import { usePortfolioNote } from './portfolio-remark';

interface ContractStatusProps {
  readonly figures: AnalyticsFigures;
}

/** How many contracts stand at which stage (AN2). */
export function ContractStatus({ figures: { contractDistribution } }: ContractStatusProps) {
  const total = contractDistribution.reduce((sum, { count }) => sum + count, 0);
  const labelled = contractDistribution.map((share) => ({
    ...share,
    label: portfolioStageView[share.key].label,
  }));
  const parts = labelled.map(({ label, count }) => `${formatNumber(count)} ${label}`);
  const note = usePortfolioNote();
  return (
    <DonutChart
      title="Contract status distribution"
      summary={`${formatNumber(total)} contracts: ${parts.join(', ')}.`}
      note={note}
      data={labelled.map(({ label, count }) => ({ category: label, value: count }))}
      shares={Object.fromEntries(
        labelled.map(({ label, percent }) => [label, formatPercent(percent)]),
      )}
      categoryLabel="Status"
      valueLabel="Contracts"
    />
  );
}
