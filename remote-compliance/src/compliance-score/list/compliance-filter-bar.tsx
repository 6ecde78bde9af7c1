import { complianceScoreBands, complianceScoreBandView } from '../../screening/score-band';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { CompanySwitch, ListTools, type TableOptions } from 'shared-kernel/records';
import { ClearFilters, FilterBar, FilterSelect, ResultCount, SearchField } from 'shared-kernel/ui';
import { useCompanyScope } from 'shared-kernel/workspace';
import { RiskFilter } from '../../screening/risk-filter';
import { exportCompliance } from '../commands/export-compliance';
import { complianceFileColumns } from './compliance-file-columns';
import { complianceListPlace } from './compliance-list-place';
import { complianceSortLabel, complianceSorts } from './record-list';
import type { ComplianceFilters } from './use-compliance-filters';

interface ComplianceFilterBarProps {
  readonly filters: ComplianceFilters;
  readonly listed: readonly ComplianceRecord[];
  readonly total: number;
  readonly options: TableOptions<ComplianceRecord>;
  /** Whether the list can show as a table, which the sample's cannot. */
  readonly hasTable: boolean;
}

const sortOptions = complianceSorts.map((value) => ({ value, label: complianceSortLabel[value] }));

const bandOptions = [
  { value: 'all', label: 'All bands' },
  ...complianceScoreBands.map((band) => ({
    value: band,
    label: complianceScoreBandView[band].label,
  })),
] as const;

/** Search, risk, band and order of the list, with how many it found (CO1). */
export function ComplianceFilterBar({
  filters,
  listed,
  total,
  options,
  hasTable,
}: ComplianceFilterBarProps) {
  const { values, set, clear, isNarrowed } = filters;
  const scope = useCompanyScope();
  const isTable = hasTable && values.view === 'table';
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
      filterCount={[values.risk, values.band].filter((choice) => choice !== 'all').length}
      filters={
        <>
          <RiskFilter value={values.risk} onChange={(risk) => set({ risk })} />
          <FilterSelect
            label="Band"
            value={values.band}
            options={bandOptions}
            onChange={(band) => set({ band })}
          />
          {!isTable && (
            <FilterSelect
              label="Sort"
              value={values.sort}
              options={sortOptions}
              onChange={(sort) => set({ sort })}
            />
          )}
          <CompanySwitch scope={scope} />
        </>
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
