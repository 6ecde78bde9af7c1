import type { Client } from 'shared-kernel/domain/client';
import { ListTools, type TableOptions } from 'shared-kernel/records';
import {
  ClearFilters,
  FilterBar,
  FilterSelect,
  SortSelect,
  ResultCount,
  SearchField,
} from 'shared-kernel/ui';
import { RiskFilter } from '../../screening/risk-filter';
import { exportClients } from '../commands/view-clients';
import { clientExportColumns } from './client-columns';
import { clientListDefinition } from './client-list-definition';
import { clientSortDirections, clientSortKeys, clientSortLabel } from './client-sort';
import type { ClientFilters } from '../use-client-filters';

const showOptions = [
  { value: 'all', label: 'All clients' },
  { value: 'open-screenings', label: 'Open screenings' },
  { value: 'documents', label: 'Documents to review' },
] as const;

const sortOptions = clientSortKeys.flatMap((key) =>
  clientSortDirections
    .filter((direction) => key !== 'need' || direction === 'ascending')
    .map((direction) => ({
      label:
        key === 'need'
          ? clientSortLabel.need
          : `${clientSortLabel[key]} ${direction === 'ascending' ? '↑' : '↓'}`,
      key,
      direction,
    })),
);

interface ClientFilterBarProps {
  readonly filters: ClientFilters;
  readonly listed: readonly Client[];
  readonly total: number;
  readonly options: TableOptions<Client>;
}

/**
 * The sort field is visible only with cards, because the table has sortable column headers (CL1). The filter “Show” is
 * visible only while it is active.
 */
function ClientFilterFields({
  filters: { values, set, view },
}: Pick<ClientFilterBarProps, 'filters'>) {
  return (
    <>
      <RiskFilter value={values.risk} onChange={(risk) => set({ risk })} />
      {values.show !== 'all' && (
        <FilterSelect
          label="Show"
          value={values.show}
          options={showOptions}
          onChange={(show) => set({ show })}
        />
      )}
      {view === 'cards' && (
        <SortSelect sort={values.sort} dir={values.dir} options={sortOptions} onChange={set} />
      )}
    </>
  );
}

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
          place={clientListDefinition}
          command={exportClients}
          rows={listed}
          columns={clientExportColumns}
          name="clients"
          filters={{ q: values.q, risk: values.risk, show: values.show }}
          options={options}
          view={filters.view}
          onView={filters.showAs}
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
