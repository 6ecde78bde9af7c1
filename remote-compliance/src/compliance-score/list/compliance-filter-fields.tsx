import { CompanySwitch } from 'shared-kernel/records';
import { FilterSelect } from 'shared-kernel/ui';
import { useCompanyScope } from 'shared-kernel/workspace';
import { signOffParties } from '../sign-offs/case-sign-off';
import { RiskFilter } from '../../screening/risk-filter';
import { complianceScoreBands, complianceScoreBandView } from '../../screening/score-band';
import { signOffPartyLabel } from '../sign-offs/sign-off-rules';
import { complianceSortLabel, complianceSorts } from './record-list';
import type { ComplianceFilters } from './use-compliance-filters';

interface ComplianceFilterFieldsProps {
  readonly filters: ComplianceFilters;
  /** Whether the order is chosen here and not by the head of a table. */
  readonly hasSort: boolean;
}

const sortOptions = complianceSorts.map((value) => ({ value, label: complianceSortLabel[value] }));

const waitOptions = [
  { value: 'all', label: 'Anything' },
  { value: 'screening', label: 'Screening' },
  ...signOffParties.map((value) => ({
    value,
    label: `${signOffPartyLabel[value]} sign-off`,
  })),
] as const;

const bandOptions = [
  { value: 'all', label: 'All bands' },
  ...complianceScoreBands.map((band) => ({
    value: band,
    label: complianceScoreBandView[band].label,
  })),
] as const;

/**
 * Risk, band, whose they are and, of cards, their order (CO1). What is awaited, which the overview and a view lead here
 * with, is there while it is on.
 */
export function ComplianceFilterFields({
  filters: { values, set },
  hasSort,
}: ComplianceFilterFieldsProps) {
  const scope = useCompanyScope();
  return (
    <>
      <RiskFilter value={values.risk} onChange={(risk) => set({ risk })} />
      <FilterSelect
        label="Band"
        value={values.band}
        options={bandOptions}
        onChange={(band) => set({ band })}
      />
      {values.waits !== 'all' && (
        <FilterSelect
          label="Waits for"
          value={values.waits}
          options={waitOptions}
          onChange={(waits) => set({ waits })}
        />
      )}
      {hasSort && (
        <FilterSelect
          label="Sort"
          value={values.sort}
          options={sortOptions}
          onChange={(sort) => set({ sort })}
        />
      )}
      <CompanySwitch scope={scope} />
    </>
  );
}
