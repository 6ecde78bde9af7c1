import { useDeferredValue, useMemo } from 'react';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { useCompanyScope, useSearchReach } from 'shared-kernel/workspace';
import { sortComplianceRecords } from './record-list';
import { searchComplianceRecords } from './search-records';
import { useComplianceFilters } from './use-compliance-filters';

/** The records that pass the filters in the URL, in its order; it lets typing go first. */
export function useVisibleRecords(records: readonly ComplianceRecord[]): ComplianceRecord[] {
  const filters = useComplianceFilters();
  const filter = useDeferredValue(filters.filter);
  const sort = useDeferredValue(filters.sort);
  const { includes } = useCompanyScope();
  const reach = useSearchReach();
  const sorted = useMemo(
    () =>
      sortComplianceRecords(
        records.filter(({ name }) => includes(name)),
        sort,
      ),
    [records, includes, sort],
  );
  return useMemo(
    () => searchComplianceRecords(sorted, { ...filter, reach }),
    [sorted, filter, reach],
  );
}
