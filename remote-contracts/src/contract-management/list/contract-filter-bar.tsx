import { contractStatusDisplay, type Contract } from 'shared-kernel/domain/contract';
import { toLocalDate } from 'shared-kernel/format';
import { ListTools, type TableOptions } from 'shared-kernel/records';
import {
  ClearFilters,
  FilterBar,
  FilterSelect,
  SortSelect,
  ResultCount,
  SearchField,
} from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import { exportContracts } from '../commands/view-contracts';
import { contractStatuses } from '../contract-status';
import { createContractExportColumns } from './create-contract-export-columns';
import { contractListDefinition } from './contract-list-definition';
import { contractSortKeys, contractSortLabel } from './contract-sort';
import { contractQuickFilters, type ContractQuickFilter } from './select-visible-contracts';
import type { useContractFilters } from './use-contract-filters';

const statusOptions = [
  { value: 'all', label: 'All statuses' },
  ...contractStatuses.map((status) => ({
    value: status,
    label: contractStatusDisplay[status].label,
  })),
] as const;

const selectionLabel: Record<ContractQuickFilter, string> = {
  all: 'All contracts',
  'legal-verified': 'Legal verified',
  'pending-signature': 'Pending signature',
  'to-sign': 'Out for signature',
  declined: 'Signature declined',
};

const selectionOptions = contractQuickFilters.map((value) => ({
  value,
  label: selectionLabel[value],
}));

const sortOptions = contractSortKeys.flatMap((key) =>
  (['descending', 'ascending'] as const)
    .filter((direction) => key !== 'need' || direction === 'descending')
    .map((direction) => ({
      label:
        key === 'need'
          ? contractSortLabel.need
          : `${contractSortLabel[key]} ${direction === 'ascending' ? '↑' : '↓'}`,
      key,
      direction,
    })),
);

interface ContractFilterBarProps {
  readonly state: ReturnType<typeof useContractFilters>;
  readonly listed: readonly Contract[];
  readonly total: number;
  readonly options: TableOptions<Contract>;
}

/** Filters and sort order of the contract cards (C2). “Declined” is an option only while it is selected. */
function ContractFilterFields({
  state: { filters, set, view },
}: Pick<ContractFilterBarProps, 'state'>) {
  return (
    <>
      <FilterSelect
        label="Status"
        value={filters.status}
        options={statusOptions}
        onChange={(status) => set({ status })}
      />
      <FilterSelect
        label="Show"
        value={filters.show}
        options={selectionOptions.filter(
          ({ value }) => value !== 'declined' || value === filters.show,
        )}
        onChange={(show) => set({ show })}
      />
      {view === 'cards' && (
        <SortSelect sort={filters.sort} dir={filters.dir} options={sortOptions} onChange={set} />
      )}
    </>
  );
}

export function ContractFilterBar({ state, listed, total, options }: ContractFilterBarProps) {
  const { filters, set, clear, isNarrowed } = state;
  const today = toLocalDate(useWorkspaceClock());
  return (
    <FilterBar
      label="Filter contracts"
      result={
        <>
          <ResultCount count={listed.length} total={total} noun={['contract', 'contracts']} />
          <ClearFilters isActive={isNarrowed} onClear={clear} />
        </>
      }
      tools={
        <ListTools
          place={contractListDefinition}
          command={exportContracts}
          rows={listed}
          columns={createContractExportColumns(today)}
          name="contracts"
          filters={{ q: filters.q, status: filters.status, show: filters.show }}
          options={options}
          view={state.view}
          onView={state.showAs}
        />
      }
      filterCount={[filters.status, filters.show].filter((choice) => choice !== 'all').length}
      filters={<ContractFilterFields state={state} />}
    >
      <SearchField
        label="Search by title or client"
        value={filters.q}
        onChange={(q) => set({ q })}
      />
    </FilterBar>
  );
}
