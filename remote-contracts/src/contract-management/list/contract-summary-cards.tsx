import { parseAmount } from 'shared-kernel/domain/money';
import { useMemo } from 'react';
import { summarizeContracts, sampleContractSummary } from './contract-summary';
import type { Contract } from 'shared-kernel/domain/contract';
import { formatCompactUsd, formatNumber, formatUsd } from 'shared-kernel/format';
import { Kpi, KpiRow, useIsPhone } from 'shared-kernel/ui';
import { useAvailability, computeKpis } from 'shared-kernel/workspace';
import type { ContractQuickFilter } from './select-visible-contracts';

interface ContractSummaryCardsProps {
  readonly contracts: readonly Contract[];
  readonly selection: ContractQuickFilter;
  readonly onSelect: (selection: ContractQuickFilter) => void;
}

const leftOutHint = (count: number) =>
  count === 1
    ? '1 value without a valid amount is excluded'
    : `${formatNumber(count)} values without a valid amount are excluded`;

const compact = (usd: string) => formatCompactUsd(parseAmount(usd).value ?? NaN);

/** Values of the summary cards. With `isFixed`, three of them are fixed texts (C1). */
function figuresOf(contracts: readonly Contract[], isFixed: boolean) {
  const { total, totalValue, leftOut, legalVerified, pendingSignature } =
    summarizeContracts(contracts);
  const length = formatNumber(total);
  if (isFixed) return { total: length, leftOut: 0, ...sampleContractSummary };
  return {
    total: length,
    leftOut,
    totalValue: formatUsd(totalValue),
    legalVerified: formatNumber(legalVerified),
    pendingSignature: formatNumber(pendingSignature),
  };
}

export function ContractSummaryCards({
  contracts,
  selection,
  onSelect,
}: ContractSummaryCardsProps) {
  const isFixed = useAvailability(computeKpis).state === 'inert';
  const summary = useMemo(() => figuresOf(contracts, isFixed), [contracts, isFixed]);
  const isPhone = useIsPhone();
  const hints = [
    ...(isPhone ? [summary.totalValue] : []),
    ...(summary.leftOut > 0 ? [leftOutHint(summary.leftOut)] : []),
  ];
  const toggle = (wanted: ContractQuickFilter) => onSelect(selection === wanted ? 'all' : wanted);
  return (
    <KpiRow label="Contract summary" isSlim>
      <Kpi label="Total Contracts" value={summary.total} icon="document" />
      <Kpi
        label="Total Value"
        value={isPhone ? compact(summary.totalValue) : summary.totalValue}
        icon="coins"
        hint={hints.length > 0 ? hints.join(' · ') : undefined}
      />
      <Kpi
        label="Legal Verified"
        value={summary.legalVerified}
        icon="shield-check"
        onSelect={() => toggle('legal-verified')}
        isSelected={selection === 'legal-verified'}
      />
      <Kpi
        label="Pending Signature"
        value={summary.pendingSignature}
        icon="signature"
        onSelect={() => toggle('pending-signature')}
        isSelected={selection === 'pending-signature'}
      />
    </KpiRow>
  );
}
