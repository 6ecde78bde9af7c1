import { analyticsKpiView, type AnalyticsKpi } from './analytics-kpi';
import type { AnalyticsFigures } from './analytics-figures';
import { formatFigure } from 'shared-kernel/domain/overview';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { dashboardPath } from 'shared-kernel/shell';
import { Kpi, KpiRow } from 'shared-kernel/ui';
import { useOwnCompany } from 'shared-kernel/workspace';
import { kpiChange } from './kpi-change';

interface AnalyticsKpisProps {
  readonly figures: AnalyticsFigures;
  readonly keys: readonly AnalyticsKpi[];
  readonly portal: PortalKey;
}

interface CountedList {
  readonly tab: string;
  /** What of the list is counted beside its days, as the address has it. */
  readonly query?: Readonly<Record<string, string>>;
  /** Whether what is counted happened on the days of the period. */
  readonly isOfPeriod?: true;
}

/** The list behind a figure: its tab, and what narrows it to what was counted. */
const listOf: Partial<Record<AnalyticsKpi, CountedList>> = {
  volume: { tab: 'transactions', query: { status: 'unfailed' }, isOfPeriod: true },
  transactions: { tab: 'transactions', isOfPeriod: true },
  settlementRate: { tab: 'transactions', query: { status: 'ended' }, isOfPeriod: true },
  pipeline: { tab: 'processes', query: { status: 'active', currency: 'USD' } },
  complianceScore: { tab: 'compliance' },
  averageCompletionDays: { tab: 'processes', query: { status: 'completed' }, isOfPeriod: true },
  onTimeRate: { tab: 'processes', isOfPeriod: true },
};

/**
 * The KPI cards of a view; each leads to the records behind it, and to no others (AN2). They are
 * of all companies, and so is the list that one leads to.
 */
export function AnalyticsKpis({ figures, keys, portal }: AnalyticsKpisProps) {
  const { from, to } = figures.window;
  const scope = useOwnCompany() === undefined ? undefined : 'all';
  return (
    <KpiRow label="Key figures">
      {figures.kpis
        .filter(({ key }) => keys.includes(key))
        .map((kpi) => {
          const { label, icon, unit, meaning } = analyticsKpiView[kpi.key];
          const change = kpiChange(kpi);
          const list = listOf[kpi.key];
          return (
            <Kpi
              key={kpi.key}
              label={label}
              icon={icon}
              value={formatFigure(kpi.value, unit)}
              hint={meaning}
              sparkline={kpi.trend}
              {...(change && { delta: change })}
              {...(list && {
                href: dashboardPath(portal, list.tab, {
                  ...list.query,
                  ...(list.isOfPeriod && { from, to }),
                  scope,
                }),
              })}
            />
          );
        })}
    </KpiRow>
  );
}
