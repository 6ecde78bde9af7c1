import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { ListTools, type TableOptions } from 'shared-kernel/records';
import { ClearFilters, FilterBar, ResultCount, SearchField } from 'shared-kernel/ui';
import { exportCompliance } from '../commands/export-compliance';
import { complianceFileColumns } from './compliance-file-columns';
import { ComplianceFilterFields } from './compliance-filter-fields';
import { complianceListPlace } from './compliance-list-place';
import type { ComplianceFilters } from './use-compliance-filters';

interface ComplianceFilterBarProps {
  readonly filters: ComplianceFilters;
  readonly listed: readonly ComplianceRecord[];
  readonly total: number;
  readonly options: TableOptions<ComplianceRecord>;
  /** Whether the list can show as a table, which the sample's cannot. */
  readonly hasTable: boolean;
}

/** Search, risk, band and order of the list, with how many it found (CO1). */
export function ComplianceFilterBar({
  filters,
  listed,
  total,
  options,
  hasTable,
}: ComplianceFilterBarProps) {
  const { values, set, clear, isNarrowed } = filters;
  return (
    <FilterBar
      label="Filter compliance cases"
      result={
        <>
          <ResultCount count={listed.length} total={total} noun={['client', 'clients']} />
          <ClearFilters isActive={isNarrowed} onClear={clear} />
        </>
      }
      tools={
        <ListTools
          place={complianceListPlace}
          command={exportCompliance}
          rows={listed}
          columns={complianceFileColumns}
          name="compliance-cases"
          filters={{ q: values.q, risk: values.risk, band: values.band, show: values.show }}
          options={options}
          view={values.view}
          onView={hasTable ? (view) => set({ view }) : undefined}
        />
      }
      filterCount={
        [values.risk, values.band, values.waits].filter((choice) => choice !== 'all').length
      }
      filters={
        <ComplianceFilterFields filters={filters} hasSort={!hasTable || values.view === 'cards'} />
      }
    >
      <SearchField
        label="Search by company or reviewer"
        value={values.q}
        onChange={(q) => set({ q })}
      />
    </FilterBar>
  );
}
