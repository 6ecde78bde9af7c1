import { contractStatusView, type Contract } from 'shared-kernel/domain/contract';
import { contractStatuses } from '../contract-status';
import { ViewSwitch } from 'shared-kernel/records';
import { ClearFilters, FilterBar, FilterSelect, ResultCount, SearchField } from 'shared-kernel/ui';
import { contractSortKeys, contractSortLabel } from './contract-sort';
import { ExportContracts } from './export-contracts';
import { type useContractFilters } from './use-contract-filters';

interface ContractFilterBarProps {
  readonly state: ReturnType<typeof useContractFilters>;
  readonly listed: readonly Contract[];
  readonly total: number;
}

const statusOptions = [
  { value: 'all', label: 'All statuses' },
  ...contractStatuses.map((status) => ({ value: status, label: contractStatusView[status].label })),
] as const;

const sortOptions = contractSortKeys.flatMap((key) =>
  (['descending', 'ascending'] as const).map((direction) => ({
    value: `${key} ${direction}` as const,
    label: `${contractSortLabel[key]} ${direction === 'ascending' ? '↑' : '↓'}`,
    key,
    direction,
  })),
);

/** Search, status, order and view of the list, with how many it found (C2). */
export function ContractFilterBar({ state, listed, total }: ContractFilterBarProps) {
  const { filters, set, clear, isNarrowed } = state;
  return (
    <FilterBar
      label="Filter contracts"
      result={
        <>
          <ResultCount count={listed.length} total={total} noun={['contract', 'contracts']} />
          <ClearFilters isActive={isNarrowed} onClear={clear} />
          <ExportContracts contracts={listed} filters={filters} />
        </>
      }
    >
      <SearchField
        label="Search contracts by title or client"
        value={filters.q}
        onChange={(q) => set({ q })}
      />
      <FilterSelect
        label="Status"
        value={filters.status}
        options={statusOptions}
        onChange={(status) => set({ status })}
      />
      {filters.view === 'cards' && (
        <FilterSelect
          label="Sort"
          value={`${filters.sort} ${filters.dir}`}
          options={sortOptions}
          onChange={(value) => {
            const choice = sortOptions.find((option) => option.value === value);
            if (choice) set({ sort: choice.key, dir: choice.direction });
          }}
        />
      )}
      <ViewSwitch value={filters.view} onChange={(view) => set({ view })} />
    </FilterBar>
  );
}
