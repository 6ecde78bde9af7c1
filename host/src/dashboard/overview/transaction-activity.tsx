import { transactionTypeDisplay } from 'shared-kernel/domain/transaction';
import { formatCount, formatNumber } from 'shared-kernel/format';
import { Chart } from 'shared-kernel/charts';
import type { ActivityBar } from './overview-metrics';

interface TransactionActivityProps {
  readonly bars: readonly ActivityBar[];
}

export function TransactionActivity({ bars }: TransactionActivityProps) {
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  return (
    <Chart
      kind="column"
      title="Transaction activity"
      summary={`${formatCount(total, 'transaction')} in the period, by payment type.`}
      data={bars.map(({ bucket, type, count }) => ({
        category: bucket,
        value: count,
        series: transactionTypeDisplay[type].label,
      }))}
      categoryLabel="From"
      valueLabel="Transactions"
      isStacked
      formatValue={formatNumber}
    />
  );
}
