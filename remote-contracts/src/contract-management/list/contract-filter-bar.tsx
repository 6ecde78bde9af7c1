import type { Contract } from 'shared-kernel/domain/contract';
import { dayOf } from 'shared-kernel/format';
import { ListTools, type TableOptions } from 'shared-kernel/records';
import { ClearFilters, FilterBar, ResultCount, SearchField } from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import { exportContracts } from '../commands/look-at-contracts';
import { contractFileColumns } from './contract-file-columns';
import { ContractFilterFields } from './contract-filter-fields';
import { contractListPlace } from './contract-list-place';
import type { useContractFilters } from './use-contract-filters';

interface ContractFilterBarProps {
  readonly state: ReturnType<typeof useContractFilters>;
  readonly listed: readonly Contract[];
  readonly total: number;
  readonly options: TableOptions<Contract>;
}

/** Search, status, order and view of the list, with how many it found (C2). */
export function ContractFilterBar({ state, listed, total, options }: ContractFilterBarProps) {
  const { filters, set, clear, isNarrowed } = state;
  const today = dayOf(useWorkspaceClock());
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
          columns={contractFileColumns(today)}
          name="contracts"
          filters={{ q: filters.q, status: filters.status, show: filters.show }}
          options={options}
          view={filters.view}
          onView={(view) => set({ view })}
        />
      }
      filterCount={[filters.status, filters.show].filter((choice) => choice !== 'all').length}
      filters={<ContractFilterFields state={state} />}
    >
      <SearchField
        label="Search contracts by title or client"
        value={filters.q}
        onChange={(q) => set({ q })}
      />
    </FilterBar>
  );
}
