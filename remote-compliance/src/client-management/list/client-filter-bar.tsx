import type { Client } from 'shared-kernel/domain/client';
import { ViewSwitch } from 'shared-kernel/records';
import { ClearFilters, FilterBar, FilterSelect, ResultCount, SearchField } from 'shared-kernel/ui';
import { RiskFilter } from '../../screening/risk-filter';
import { ExportCsv } from '../../records/export-csv';
import { exportClients } from '../commands/export-clients';
import { clientCsv } from './client-csv';
import { clientSortDirections, clientSortKeys, clientSortLabel } from './client-sort';
import { type ClientFilters } from './use-client-filters';

interface ClientFilterBarProps {
  readonly filters: ClientFilters;
  readonly listed: readonly Client[];
  readonly total: number;
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
export function ClientFilterBar({ filters, listed, total }: ClientFilterBarProps) {
  const { values, set, clear, isNarrowed } = filters;
  return (
    <FilterBar
      label="Filter clients"
      result={
        <>
          <ResultCount count={listed.length} total={total} noun={['client', 'clients']} />
          <ClearFilters isActive={isNarrowed} onClear={clear} />
          <ExportCsv
            command={exportClients}
            rows={listed.length}
            fileOf={(nowIso) => clientCsv(listed, filters.selection, nowIso)}
          />
        </>
      }
    >
      <SearchField
        label="Search by company or contact"
        value={values.q}
        onChange={(q) => set({ q })}
      />
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
      <ViewSwitch value={values.view} onChange={(view) => set({ view })} />
    </FilterBar>
  );
}
