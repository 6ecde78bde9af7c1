import {
  truncateText,
  formatCompactUsd,
  formatUsd,
  formatNumber,
  formatPercent,
} from 'shared-kernel/format';
import { Chart } from 'shared-kernel/charts';
import { useIsPhone } from 'shared-kernel/ui';
import { selectLargestVolumes } from './volume-shares';
import type { AnalyticsMetrics } from './analytics-metrics';

interface ClientVolumeProps {
  readonly figures: AnalyticsMetrics;
}

const maxShown = 12;
/** Maximum length of a client name, in characters. Names take up to two lines on the chart axis. */
const maxNamed = 60;
const rowHeight = 34;
/** Row height in px, because a name takes two lines on a phone. */
const phoneRowHeight = 44;

export function ClientVolume({ figures: { clientVolume } }: ClientVolumeProps) {
  const eachHeight = useIsPhone() ? phoneRowHeight : rowHeight;
  const { largest, others } = selectLargestVolumes(clientVolume, maxShown);
  const rows = largest.map(({ key, usd, percent }) => ({
    name: truncateText(key, maxNamed),
    usd,
    percent,
  }));
  if (others.clients > 0) {
    rows.push({ name: `${formatNumber(others.clients)} others`, ...others });
  }
  const [first] = rows;
  return (
    <Chart
      kind="bar"
      title="Client volume distribution"
      summary={
        first
          ? `${formatNumber(clientVolume.length)} clients; ${first.name} is the largest with ${formatPercent(first.percent)} of the total.`
          : 'No client volume in this period.'
      }
      height={(rows.length + 1) * eachHeight}
      data={rows.map(({ name, usd, percent }) => ({
        category: `${name} · ${formatPercent(percent)}`,
        value: usd,
      }))}
      categoryLabel="Client and percentage of the total"
      valueLabel="Volume in USD"
      formatValue={formatCompactUsd}
      formatExact={formatUsd}
    />
  );
}
