import { analyticsKpiDisplay, findKpiRecordList, type AnalyticsKpi } from './analytics-kpi';
import type { AnalyticsMetrics } from './analytics-metrics';
import { formatComparedPeriod, formatKpiValue } from 'shared-kernel/domain/overview';
import { formatNumber } from 'shared-kernel/format';
import { Kpi, KpiRow } from 'shared-kernel/ui';
import { useSimulationNote } from 'shared-kernel/workspace';
import styles from './analytics.module.css';
import { getKpiChange } from './get-kpi-change';
import { useListPath } from 'shared-kernel/shell';

interface AnalyticsKpisProps {
  readonly figures: AnalyticsMetrics;
  readonly keys: readonly AnalyticsKpi[];
}

/** KPI cards of an analytics view. Each card links to the records that it counts (AN2). */
export function AnalyticsKpis({ figures, keys }: AnalyticsKpisProps) {
  const listPath = useListPath();
  const shown = figures.kpis.filter(({ key }) => keys.includes(key));
  const remarks = shown.flatMap(({ key }) => analyticsKpiDisplay[key].remark ?? []);
  const note = useSimulationNote(remarks.join(' ')) || undefined;
  return (
    <KpiRow label="Key figures" note={note}>
      {shown.map((kpi) => {
        const { label, unit, meaning, base } = analyticsKpiDisplay[kpi.key];
        const count = base && figures.bases[kpi.key];
        const value = formatKpiValue(kpi.value, unit);
        const change = getKpiChange(kpi);
        const list = findKpiRecordList(kpi.key, figures.window);
        const href = list && listPath(list.kind, list.filters);
        return (
          <Kpi
            key={kpi.key}
            label={label}
            value={
              count ? (
                <>
                  <span>{value}</span>{' '}
                  <small className={styles.base}>of {formatNumber(count)}</small>
                </>
              ) : (
                value
              )
            }
            hint={count ? `${meaning} Of ${formatNumber(count)} ${base}.` : meaning}
            sparkline={kpi.trend}
            delta={change && { ...change, label: formatComparedPeriod(figures.window) }}
            {...(href && { href })}
          />
        );
      })}
    </KpiRow>
  );
}
