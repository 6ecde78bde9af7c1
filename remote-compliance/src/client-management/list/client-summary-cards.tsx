import { useMemo } from 'react';
import { summarizeClients } from './client-summary';
import type { Client } from 'shared-kernel/domain/client';
import { formatCompactUsd, formatNumber, formatPercent } from 'shared-kernel/format';
import { Kpi, KpiRow } from 'shared-kernel/ui';
import type { ClientFilters } from '../use-client-filters';

interface ClientSummaryCardsProps {
  readonly clients: readonly Client[];
  readonly filters: ClientFilters;
}

export function ClientSummaryCards({ clients, filters }: ClientSummaryCardsProps) {
  const summary = useMemo(() => summarizeClients(clients), [clients]);
  const { values, set } = filters;
  const isHighRisk = values.risk === 'high';
  const isOpen = values.show === 'open-screenings';
  return (
    <KpiRow label="Client summary" isSlim>
      <Kpi
        label="Total clients"
        icon="users"
        value={formatNumber(summary.total)}
        hint={
          summary.averageScore === undefined
            ? undefined
            : `Average client score ${formatPercent(summary.averageScore)}.`
        }
      />
      <Kpi
        label="High Risk"
        icon="alert"
        value={formatNumber(summary.highRisk)}
        hint={`Of ${formatNumber(summary.total)} clients`}
        isSelected={isHighRisk}
        onSelect={() => set({ risk: isHighRisk ? 'all' : 'high' })}
      />
      <Kpi
        label="Open screenings"
        icon="shield"
        value={formatNumber(summary.openScreenings)}
        hint="KYC or AML not completed"
        isSelected={isOpen}
        onSelect={() => set({ show: isOpen ? 'all' : 'open-screenings' })}
      />
      <Kpi
        label="Lifetime volume"
        icon="coins"
        value={formatCompactUsd(summary.totalVolume)}
        hint={`${formatNumber(summary.activeTransactions)} active transactions`}
      />
    </KpiRow>
  );
}
