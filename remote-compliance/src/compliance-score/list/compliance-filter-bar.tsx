import { complianceScoreBands, complianceScoreBandView } from '../../screening/score-band';
import { type ComplianceRecord } from 'shared-kernel/domain/compliance';
import { ClearFilters, FilterBar, FilterSelect, ResultCount, SearchField } from 'shared-kernel/ui';
import { RiskFilter } from '../../screening/risk-filter';
import { ExportCsv } from '../../records/export-csv';
import { exportCompliance } from '../commands/export-compliance';
import { complianceCsv } from './compliance-csv';
import { complianceSortLabel, complianceSorts } from './record-list';
import { type ComplianceFilters } from './use-compliance-filters';

interface ComplianceFilterBarProps {
  readonly filters: ComplianceFilters;
  readonly listed: readonly ComplianceRecord[];
  readonly total: number;
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
export function ComplianceFilterBar({ filters, listed, total }: ComplianceFilterBarProps) {
  const { values, set, clear, isNarrowed } = filters;
  return (
    <FilterBar
      label="Filter compliance cases"
      result={
        <>
          <ResultCount count={listed.length} total={total} noun={['client', 'clients']} />
          <ClearFilters isActive={isNarrowed} onClear={clear} />
          <ExportCsv
            command={exportCompliance}
            rows={listed.length}
            fileOf={(nowIso) => complianceCsv(listed, values, nowIso)}
          />
        </>
      }
    >
      <SearchField
        label="Search by company or reviewer"
        value={values.q}
        onChange={(q) => set({ q })}
      />
      <RiskFilter value={values.risk} onChange={(risk) => set({ risk })} />
      <FilterSelect
        label="Band"
        value={values.band}
        options={bandOptions}
        onChange={(band) => set({ band })}
      />
      <FilterSelect
        label="Sort"
        value={values.sort}
        options={sortOptions}
        onChange={(sort) => set({ sort })}
      />
    </FilterBar>
  );
}
