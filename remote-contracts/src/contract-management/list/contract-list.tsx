import { contractStatusView, type Contract } from 'shared-kernel/domain/contract';
import { formatDateTime } from 'shared-kernel/format';
import { PrintHeader, Stack } from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import { ContractCards } from './contract-cards';
import { ContractFilterBar } from './contract-filter-bar';
import { ContractSummaryCards } from './contract-summary-cards';
import { ContractTable } from './contract-table';
import { NoContractsFound } from './no-contracts-found';
import { useContractFilters, type ContractFilters } from './use-contract-filters';
import { useVisibleContracts } from './use-visible-contracts';

interface ContractListProps {
  readonly contracts: readonly Contract[];
}

const printedFilters = ({ q, status, show }: ContractFilters) =>
  [
    ['Search', q.trim()],
    ['Status', status === 'all' ? '' : contractStatusView[status].label],
    ['Only', show === 'all' ? '' : show.replace('-', ' ')],
  ].filter((filter): filter is [string, string] => filter[1] !== '');

/** Figures, filters and the contracts that pass them, as cards or as a table. */
export function ContractList({ contracts }: ContractListProps) {
  const state = useContractFilters();
  const { filters, set, clear } = state;
  const listed = useVisibleContracts(contracts, filters);
  return (
    <Stack>
      <PrintHeader
        title="Contracts"
        filters={printedFilters(filters)}
        asOf={formatDateTime(useWorkspaceClock())}
      />
      <ContractSummaryCards
        contracts={contracts}
        selection={filters.show}
        onSelect={(show) => set({ show })}
      />
      <ContractFilterBar state={state} listed={listed} total={contracts.length} />
      {listed.length === 0 ? (
        <NoContractsFound filters={filters} onClear={clear} />
      ) : filters.view === 'cards' ? (
        <ContractCards contracts={listed} />
      ) : (
        <ContractTable contracts={listed} state={state} />
      )}
    </Stack>
  );
}
