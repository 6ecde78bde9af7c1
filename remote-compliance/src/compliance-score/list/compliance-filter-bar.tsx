import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { ListTools, type TableOptions } from 'shared-kernel/records';
import { ClearFilters, FilterBar, FilterSelect, ResultCount, SearchField } from 'shared-kernel/ui';
import { RiskFilter } from '../../screening/risk-filter';
import { complianceScoreBands, complianceScoreBandDisplay } from '../../screening/score-band';
import { exportCompliance } from '../commands/export-compliance';
import { signOffParties, signOffPartyLabel } from '../rules/sign-off-rules';
import { complianceExportColumns } from './compliance-columns';
import { complianceListDefinition } from './compliance-list-definition';
import { complianceSortLabel, complianceSortOrders } from '../rules/record-list';
import type { ComplianceFilters } from '../use-compliance-filters';

const sortOptions = complianceSortOrders.map((value) => ({
  value,
  label: complianceSortLabel[value],
}));

const waitOptions = [
  { value: 'all', label: 'Anything' },
  { value: 'screening', label: 'Screening' },
  ...signOffParties.map((value) => ({
    value,
    label: `${signOffPartyLabel[value]} sign-off`,
  })),
] as const;

const bandOptions = [
  { value: 'all', label: 'All score bands' },
  ...complianceScoreBands.map((band) => ({
    value: band,
    label: complianceScoreBandDisplay[band].label,
  })),
] as const;

interface ComplianceFilterBarProps {
  readonly filters: ComplianceFilters;
  readonly listed: readonly ComplianceRecord[];
  readonly total: number;
  readonly options: TableOptions<ComplianceRecord>;
  /** Whether the table view is available. `reference` mode only has cards. */
  readonly hasTable: boolean;
}

/**
 * Filters and sort order of the compliance cards (CO1). The filter for outstanding work is visible only while it is
 * active.
 */
function ComplianceFilterFields({
  filters: { values, set, view },
  hasTable,
}: Pick<ComplianceFilterBarProps, 'filters' | 'hasTable'>) {
  return (
    <>
      <RiskFilter value={values.risk} onChange={(risk) => set({ risk })} />
      <FilterSelect
        label="Score band"
        value={values.band}
        options={bandOptions}
        onChange={(band) => set({ band })}
      />
      {values.waits !== 'all' && (
        <FilterSelect
          label="Awaiting"
          value={values.waits}
          options={waitOptions}
          onChange={(waits) => set({ waits })}
        />
      )}
      {(!hasTable || view === 'cards') && (
        <FilterSelect
          label="Sort"
          value={values.sort}
          options={sortOptions}
          onChange={(sort) => set({ sort })}
        />
      )}
    </>
  );
}

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
      label="Filter compliance records"
      result={
        <>
          <ResultCount count={listed.length} total={total} noun={['client', 'clients']} />
          <ClearFilters isActive={isNarrowed} onClear={clear} />
        </>
      }
      tools={
        <ListTools
          place={complianceListDefinition}
          command={exportCompliance}
          rows={listed}
          columns={complianceExportColumns}
          name="compliance-cases"
          filters={{ q: values.q, risk: values.risk, band: values.band, show: values.show }}
          options={options}
          view={filters.view}
          onView={hasTable ? filters.showAs : undefined}
        />
      }
      filterCount={
        [values.risk, values.band, values.waits].filter((choice) => choice !== 'all').length
      }
      filters={<ComplianceFilterFields filters={filters} hasTable={hasTable} />}
    >
      <SearchField
        label="Search by company or reviewer"
        value={values.q}
        onChange={(q) => set({ q })}
      />
    </FilterBar>
  );
}
