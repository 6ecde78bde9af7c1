import { useDeferredValue, useMemo } from 'react';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { useListLayout } from 'shared-kernel/records';
import { urlChoice, urlSearch, useUrlState } from 'shared-kernel/shell';
import { useSearchMode } from 'shared-kernel/workspace';
import { riskChoices } from '../screening/risk-filter';
import { complianceScoreBands } from '../screening/score-band';
import { caseFilters } from './screen';
import { complianceListDefinition } from './list/compliance-list-definition';
import { complianceSorts, sortComplianceRecords } from './rules/record-list';
import { outstandingWorkChoices, searchComplianceRecords } from './list/search-records';

const params = {
  q: urlSearch(),
  [caseFilters.risk]: urlChoice(riskChoices, 'all'),
  [caseFilters.band]: urlChoice(['all', ...complianceScoreBands], 'all'),
  [caseFilters.show]: urlChoice(['all', 'flagged'], 'all'),
  [caseFilters.waits]: urlChoice(['all', ...outstandingWorkChoices], 'all'),
  sort: urlChoice(complianceSorts, 'score'),
};

export function useComplianceFilters() {
  const { values, set, clear } = useUrlState(params);
  const { q, risk, band, show, waits } = values;
  return {
    ...useListLayout(complianceListDefinition),
    values,
    isNarrowed: q.trim() !== '' || [risk, band, show, waits].some((choice) => choice !== 'all'),
    set: (changes: Partial<typeof values>) => set(changes),
    clear: () => clear(['q', 'risk', 'band', 'show', 'waits', 'sort']),
  };
}

export type ComplianceFilters = ReturnType<typeof useComplianceFilters>;

/**
 * Returns the filtered and sorted compliance records. The result is deferred, so that typing in the search stays
 * responsive.
 */
export function useVisibleRecords(records: readonly ComplianceRecord[]): ComplianceRecord[] {
  const { q, risk, band, show, waits, sort } = useDeferredValue(useComplianceFilters().values);
  const reach = useSearchMode();
  const sorted = useMemo(() => sortComplianceRecords(records, sort), [records, sort]);
  return useMemo(
    () => searchComplianceRecords(sorted, { q, risk, band, show, waits }, reach),
    [sorted, q, risk, band, show, waits, reach],
  );
}
