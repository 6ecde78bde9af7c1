import {
  changeInPercent,
  formatFigure,
  overviewKpiView,
  type Kpi as KpiFigure,
  type OverviewKpi,
} from 'shared-kernel/domain/overview';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { formatPercent } from 'shared-kernel/format';
import { dashboardPath } from 'shared-kernel/shell';
import { Kpi, KpiRow, type KpiDelta } from 'shared-kernel/ui';

interface OverviewKpisProps {
  readonly kpis: readonly KpiFigure<OverviewKpi>[];
  readonly portal: PortalKey;
}

function deltaOf(kpi: KpiFigure<OverviewKpi>): KpiDelta | undefined {
  const change = changeInPercent(kpi);
  if (change === undefined) return undefined;
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'flat';
  const sign = change > 0 ? '+' : '';
  return { text: `${sign}${formatPercent(change)}`, direction, label: 'vs. the period before' };
}

function hrefOf(key: OverviewKpi, portal: PortalKey): { readonly href?: string } {
  const { tab, transactionType } = overviewKpiView[key];
  if (tab === undefined) return {};
  return { href: dashboardPath(portal, tab, { type: transactionType }) };
}

export function OverviewKpis({ kpis, portal }: OverviewKpisProps) {
  return (
    <KpiRow label="Key figures">
      {kpis.map((kpi) => {
        const { label, icon, unit, meaning } = overviewKpiView[kpi.key];
        const delta = deltaOf(kpi);
        return (
          <Kpi
            key={kpi.key}
            label={label}
            icon={icon}
            value={formatFigure(kpi.value, unit)}
            hint={meaning}
            sparkline={kpi.trend}
            {...(delta ? { delta } : {})}
            {...hrefOf(kpi.key, portal)}
          />
        );
      })}
    </KpiRow>
  );
}
