import { useMemo } from 'react';
import {
  complianceScoreBands,
  complianceScoreBandDisplay,
  minWatchScore,
} from '../../screening/score-band';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { formatNumber, formatPercent, unknownText } from 'shared-kernel/format';
import { Kpi, KpiRow } from 'shared-kernel/ui';
import { summarizeComplianceRecords } from '../rules/record-list';
import type { ComplianceFilters } from '../use-compliance-filters';

interface ComplianceSummaryCardsProps {
  readonly records: readonly ComplianceRecord[];
  readonly filters: ComplianceFilters;
}

export function ComplianceSummaryCards({ records, filters }: ComplianceSummaryCardsProps) {
  const summary = useMemo(() => summarizeComplianceRecords(records), [records]);
  const { values, set } = filters;
  const isAtRisk = values.band === 'at_risk';
  const isHighRisk = values.risk === 'high';
  const isFlagged = values.show === 'flagged';
  return (
    <KpiRow label="Compliance summary" isSlim>
      <Kpi
        label="Average client score"
        icon="scale"
        value={
          summary.averageScore === undefined ? unknownText : formatPercent(summary.averageScore)
        }
        hint={complianceScoreBands
          .map(
            (band) =>
              `${formatNumber(summary.bands[band])} ${complianceScoreBandDisplay[band].label.toLowerCase()}`,
          )
          .join(' · ')}
      />
      <Kpi
        label={`Score below ${minWatchScore}`}
        icon={complianceScoreBandDisplay.at_risk.icon}
        value={formatNumber(summary.bands.at_risk)}
        isSelected={isAtRisk}
        onSelect={() => set({ band: isAtRisk ? 'all' : 'at_risk' })}
      />
      <Kpi
        label="High Risk"
        icon="warning"
        value={formatNumber(summary.highRisk)}
        hint={`Of ${formatNumber(summary.total)} clients`}
        isSelected={isHighRisk}
        onSelect={() => set({ risk: isHighRisk ? 'all' : 'high' })}
      />
      <Kpi
        label="Flagged issues"
        icon="flag"
        value={formatNumber(summary.flaggedIssues)}
        hint={`${formatNumber(summary.flaggedRecords)} of ${formatNumber(summary.total)} clients`}
        isSelected={isFlagged}
        onSelect={() => set({ show: isFlagged ? 'all' : 'flagged' })}
      />
    </KpiRow>
  );
}
