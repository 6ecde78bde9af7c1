import { contractStatusView, type Contract } from 'shared-kernel/domain/contract';
import { contractStatuses } from '../contract-status';
import { CompanySwitch, ListTools, type TableOptions } from 'shared-kernel/records';
import { ClearFilters, FilterBar, FilterSelect, ResultCount, SearchField } from 'shared-kernel/ui';
import { useCompanyScope } from 'shared-kernel/workspace';
import { exportContracts } from '../commands/export-contracts';
import { contractFileColumns } from './contract-file-columns';
import { contractListPlace } from './contract-list-place';
import { contractSortKeys, contractSortLabel } from './contract-sort';
import {
  contractSelections,
  type ContractSelection,
  type useContractFilters,
} from './use-contract-filters';

interface ContractFilterBarProps {
  readonly state: ReturnType<typeof useContractFilters>;
  readonly listed: readonly Contract[];
  readonly total: number;
  readonly options: TableOptions<Contract>;
}

const statusOptions = [
  { value: 'all', label: 'All statuses' },
  ...contractStatuses.map((status) => ({ value: status, label: contractStatusView[status].label })),
] as const;

const selectionLabel: Record<ContractSelection, string> = {
  all: 'All contracts',
  'legal-verified': 'Legal verified',
  'pending-signature': 'Pending signature',
  'to-sign': 'Out for signature',
};

const selectionOptions = contractSelections.map((value) => ({
  value,
  label: selectionLabel[value],
}));

const sortOptions = contractSortKeys.flatMap((key) =>
  (['descending', 'ascending'] as const).map((direction) => ({
    value: `${key} ${direction}` as const,
    label: `${contractSortLabel[key]} ${direction === 'ascending' ? '↑' : '↓'}`,
    key,
    direction,
  })),
);

/** Search, status, order and view of the list, with how many it found (C2). */
export function ContractFilterBar({ state, listed, total, options }: ContractFilterBarProps) {
  const { filters, set, clear, isNarrowed } = state;
  const scope = useCompanyScope();
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
          place={contractListPlace}
          command={exportContracts}
          rows={listed}
          columns={contractFileColumns}
          name="contracts"
          filters={{ q: filters.q, status: filters.status, show: filters.show }}
          options={options}
          view={filters.view}
          onView={(view) => set({ view })}
        />
      }
      filterCount={[filters.status, filters.show].filter((choice) => choice !== 'all').length}
      filters={
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
            options={selectionOptions}
            onChange={(show) => set({ show })}
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
          <CompanySwitch scope={scope} />
        </>
      }
    >
      <SearchField
        label="Search contracts by title or client"
        value={filters.q}
        onChange={(q) => set({ q })}
      />
    </FilterBar>
  );
}
