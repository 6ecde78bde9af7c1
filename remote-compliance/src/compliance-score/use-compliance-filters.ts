import { useDeferredValue, useMemo } from 'react';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { useListLayout } from 'shared-kernel/records';
import { createChoiceParam, createSearchParam, useUrlState } from 'shared-kernel/shell';
import { useSearchMode } from 'shared-kernel/workspace';
import { riskChoices } from '../screening/risk-filter';
import { complianceScoreBands } from '../screening/score-band';
import { complianceFilterParams } from './screen';
import { complianceListDefinition } from './list/compliance-list-definition';
import { complianceSortOrders, sortComplianceRecords } from './rules/record-list';
import { outstandingWorkChoices, searchComplianceRecords } from './list/search-compliance-records';

const params = {
  q: createSearchParam(),
  [complianceFilterParams.risk]: createChoiceParam(riskChoices, 'all'),
  [complianceFilterParams.band]: createChoiceParam(['all', ...complianceScoreBands], 'all'),
  [complianceFilterParams.show]: createChoiceParam(['all', 'flagged'], 'all'),
  [complianceFilterParams.waits]: createChoiceParam(['all', ...outstandingWorkChoices], 'all'),
  sort: createChoiceParam(complianceSortOrders, 'score'),
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
export function useVisibleComplianceRecords(
  records: readonly ComplianceRecord[],
): ComplianceRecord[] {
  const { q, risk, band, show, waits, sort } = useDeferredValue(useComplianceFilters().values);
  const reach = useSearchMode();
  const sorted = useMemo(() => sortComplianceRecords(records, sort), [records, sort]);
  return useMemo(
    () => searchComplianceRecords(sorted, { q, risk, band, show, waits }, reach),
    [sorted, q, risk, band, show, waits, reach],
  );
}
