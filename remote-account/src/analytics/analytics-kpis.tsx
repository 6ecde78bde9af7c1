import { analyticsKpiView, type AnalyticsKpi } from './analytics-kpi';
import { type AnalyticsFigures } from './analytics-figures';
import { formatFigure } from 'shared-kernel/domain/overview';
import { type PortalKey } from 'shared-kernel/domain/portal';
import { dashboardPath } from 'shared-kernel/shell';
import { Kpi, KpiRow } from 'shared-kernel/ui';
import { kpiChange } from './kpi-change';

interface AnalyticsKpisProps {
  readonly figures: AnalyticsFigures;
  readonly keys: readonly AnalyticsKpi[];
  readonly portal: PortalKey;
}

const tabOf: Partial<Record<AnalyticsKpi, string>> = {
  volume: 'transactions',
  transactions: 'transactions',
  settlementRate: 'transactions',
  pipeline: 'processes',
  complianceScore: 'compliance',
  averageCompletionDays: 'processes',
  onTimeRate: 'processes',
};

/** The KPI cards of a view; each leads to the records behind it, transactions to those of the period (AN2). */
export function AnalyticsKpis({ figures, keys, portal }: AnalyticsKpisProps) {
  const { from, to } = figures.window;
  return (
    <KpiRow label="Key figures">
      {figures.kpis
        .filter(({ key }) => keys.includes(key))
        .map((kpi) => {
          const { label, icon, unit, meaning } = analyticsKpiView[kpi.key];
          const change = kpiChange(kpi);
          const tab = tabOf[kpi.key];
          return (
            <Kpi
              key={kpi.key}
              label={label}
              icon={icon}
              value={formatFigure(kpi.value, unit)}
              hint={meaning}
              sparkline={kpi.trend}
              {...(change && { delta: change })}
              {...(tab && {
                href: dashboardPath(portal, tab, tab === 'transactions' ? { from, to } : {}),
              })}
            />
          );
        })}
    </KpiRow>
  );
}
