import {
  formatComparedPeriod,
  formatKpiChange,
  formatKpiValue,
} from 'shared-kernel/domain/overview';
import { Kpi, KpiRow } from 'shared-kernel/ui';
import { useAvailability, filterProcesses, useSampleValuesRemark } from 'shared-kernel/workspace';
import type { OverviewMetrics } from './overview-metrics';
import { getKpiListLink, overviewKpiDisplay } from './overview-kpi';
import { useListPath } from 'shared-kernel/shell';

interface OverviewKpisProps {
  readonly figures: Pick<OverviewMetrics, 'kpis' | 'window'>;
}

/** The eight KPI cards. A card links to the list of its records, if such a list exists (F4). */
export function OverviewKpis({ figures }: OverviewKpisProps) {
  const listPath = useListPath();
  const remark = useSampleValuesRemark();
  const canFilterProcesses = useAvailability(filterProcesses).state !== 'inert';
  return (
    <KpiRow label="Key figures">
      {figures.kpis.map((kpi) => {
        const { label, unit, meaning } = overviewKpiDisplay[kpi.key];
        const delta = formatKpiChange(kpi, unit);
        const target = getKpiListLink(kpi.key, figures.window);
        const isLink = target && (target.kind !== 'processes' || canFilterProcesses);
        const simulated = kpi.key === 'smartContracts' && kpi.value ? remark : undefined;
        const href = isLink && listPath(target.kind, target.filters);
        return (
          <Kpi
            key={kpi.key}
            label={label}
            value={formatKpiValue(kpi.value, unit)}
            hint={simulated ? `${meaning} ${simulated}` : meaning}
            sparkline={kpi.trend}
            delta={delta && { ...delta, label: formatComparedPeriod(figures.window) }}
            {...(href && { href })}
          />
        );
      })}
    </KpiRow>
  );
}
