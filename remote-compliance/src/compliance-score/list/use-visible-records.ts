import { useDeferredValue, useMemo } from 'react';
import { caseClient } from 'shared-kernel/domain/client';
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
  const { lists } = useCompanyScope();
  const reach = useSearchReach();
  const sorted = useMemo(
    () =>
      sortComplianceRecords(
        records.filter((record) => lists(caseClient(record))),
        sort,
      ),
    [records, lists, sort],
  );
  return useMemo(
    () => searchComplianceRecords(sorted, { ...filter, reach }),
    [sorted, filter, reach],
  );
}
