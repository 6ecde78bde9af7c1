import type { Client } from 'shared-kernel/domain/client';
import { CompanySwitch, ListTools, type TableOptions } from 'shared-kernel/records';
import { ClearFilters, FilterBar, FilterSelect, ResultCount, SearchField } from 'shared-kernel/ui';
import { useCompanyScope } from 'shared-kernel/workspace';
import { RiskFilter } from '../../screening/risk-filter';
import { exportClients } from '../commands/export-clients';
import { clientFileColumns } from './client-file-columns';
import { clientListPlace } from './client-list-place';
import { clientSortDirections, clientSortKeys, clientSortLabel } from './client-sort';
import type { ClientFilters } from './use-client-filters';

interface ClientFilterBarProps {
  readonly filters: ClientFilters;
  readonly listed: readonly Client[];
  readonly total: number;
  readonly options: TableOptions<Client>;
}

const sortOptions = clientSortKeys.flatMap((key) =>
  clientSortDirections.map((direction) => ({
    value: `${key} ${direction}` as const,
    label: `${clientSortLabel[key]} ${direction === 'ascending' ? '↑' : '↓'}`,
    key,
    direction,
  })),
);

/** Search, risk, order and view of the list, with how many it found (CL1). */
export function ClientFilterBar({ filters, listed, total, options }: ClientFilterBarProps) {
  const { values, set, clear, isNarrowed } = filters;
  const scope = useCompanyScope();
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
      filterCount={values.risk === 'all' ? 0 : 1}
      filters={
        <>
          <RiskFilter value={values.risk} onChange={(risk) => set({ risk })} />
          {values.view === 'cards' && (
            <FilterSelect
              label="Sort"
              value={`${values.sort} ${values.dir}`}
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
        label="Search by company or contact"
        value={values.q}
        onChange={(q) => set({ q })}
      />
    </FilterBar>
  );
}
