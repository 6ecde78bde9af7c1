import type { Client } from 'shared-kernel/domain/client';
import { ListTools, type TableOptions } from 'shared-kernel/records';
import { ClearFilters, FilterBar, ResultCount, SearchField } from 'shared-kernel/ui';
import { exportClients } from '../commands/look-at-clients';
import { clientFileColumns } from './client-file-columns';
import { ClientFilterFields } from './client-filter-fields';
import { clientListPlace } from './client-list-place';
import type { ClientFilters } from './use-client-filters';

interface ClientFilterBarProps {
  readonly filters: ClientFilters;
  readonly listed: readonly Client[];
  readonly total: number;
  readonly options: TableOptions<Client>;
}

/** Search, risk, order and view of the list, with how many it found (CL1). */
export function ClientFilterBar({ filters, listed, total, options }: ClientFilterBarProps) {
  const { values, set, clear, isNarrowed } = filters;
  return (
    <FilterBar
      label="Filter clients"
      result={
        <>
          <ResultCount count={listed.length} total={total} noun={['client', 'clients']} />
          <ClearFilters isActive={isNarrowed} onClear={clear} />
        </>
      }
      tools={
        <ListTools
          place={clientListPlace}
          command={exportClients}
          rows={listed}
          columns={clientFileColumns}
          name="clients"
          filters={filters.selection}
          options={options}
          view={values.view}
          onView={(view) => set({ view })}
        />
      }
      filterCount={[values.risk, values.show].filter((choice) => choice !== 'all').length}
      filters={<ClientFilterFields filters={filters} />}
    >
      <SearchField
        label="Search by company or contact"
        value={values.q}
        onChange={(q) => set({ q })}
      />
    </FilterBar>
  );
}
