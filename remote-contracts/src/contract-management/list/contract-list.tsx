import { useMemo } from 'react';
import { contractStatusView, type Contract } from 'shared-kernel/domain/contract';
import { formatDateTime } from 'shared-kernel/format';
import { NoneOfOwn, useTableOptions } from 'shared-kernel/records';
import { PrintHeader, Stack } from 'shared-kernel/ui';
import { useCompanyScope, useWorkspaceClock } from 'shared-kernel/workspace';
import { contractColumns } from './contract-columns';
import { ContractFilterBar } from './contract-filter-bar';
import { ContractResults } from './contract-results';
import { ContractSummaryCards } from './contract-summary-cards';
import { NoContractsFound } from './no-contracts-found';
import { useContractFilters, type ContractFilters } from './use-contract-filters';
import { useVisibleContracts } from './use-visible-contracts';

interface ContractListProps {
  readonly contracts: readonly Contract[];
}

const printedFilters = ({ q, status, show }: ContractFilters, company: string | undefined) =>
  [
    ['Client', company ?? ''],
    ['Search', q.trim()],
    ['Status', status === 'all' ? '' : contractStatusView[status].label],
    ['Only', show === 'all' ? '' : show.replace('-', ' ')],
  ].filter((filter): filter is [string, string] => filter[1] !== '');

/** Figures, filters and the contracts that pass them, as cards or as a table. */
export function ContractList({ contracts }: ContractListProps) {
  const state = useContractFilters();
  const { filters, set, clear, isNarrowed } = state;
  const scope = useCompanyScope();
  const { counts, countNote } = scope;
  const counted = useMemo(() => contracts.filter(counts), [contracts, counts]);
  const listed = useVisibleContracts(contracts, filters);
  const options = useTableOptions(contractColumns);
  return (
    <Stack isClose>
      <PrintHeader
        title="Contracts"
        filters={printedFilters(filters, scope.isNarrowed ? scope.company : undefined)}
        asOf={formatDateTime(useWorkspaceClock())}
      />
      <ContractSummaryCards
        contracts={counted}
        note={countNote}
        selection={filters.show}
        onSelect={(show) => set({ show })}
      />
      <ContractFilterBar state={state} listed={listed} total={contracts.length} options={options} />
      {listed.length === 0 && scope.isNarrowed && !isNarrowed ? (
        <NoneOfOwn scope={scope} noun="contract" />
      ) : listed.length === 0 ? (
        <NoContractsFound filters={filters} onClear={clear} />
      ) : (
        <ContractResults contracts={listed} state={state} options={options} />
      )}
    </Stack>
  );
}
