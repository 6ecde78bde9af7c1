import { useMemo } from 'react';
import { caseClient } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { useTableOptions } from 'shared-kernel/records';
import { Stack } from 'shared-kernel/ui';
import { useAvailability, useCompanyScope } from 'shared-kernel/workspace';
import { signOffTerms } from '../../records/change-terms';
import { complianceColumns } from './compliance-columns';
import { ComplianceFilterBar } from './compliance-filter-bar';
import { ComplianceResults } from './compliance-results';
import { ComplianceSummaryCards } from './compliance-summary-cards';
import { NoCaseFound } from './no-case-found';
import { useComplianceFilters } from './use-compliance-filters';
import { useVisibleRecords } from './use-visible-records';

interface ComplianceListProps {
  readonly records: readonly ComplianceRecord[];
}

/** Figures, filters and one card or row per client (CO1). */
export function ComplianceList({ records }: ComplianceListProps) {
  const filters = useComplianceFilters();
  const { counts, countNote } = useCompanyScope();
  const counted = useMemo(
    () => records.filter((record) => counts(caseClient(record))),
    [records, counts],
  );
  const listed = useVisibleRecords(records);
  const options = useTableOptions(complianceColumns);
  const hasTable = useAvailability(signOffTerms).state !== 'inert';
  const parts = { filters, options };
  return (
    <Stack isClose>
      <ComplianceSummaryCards records={counted} note={countNote} filters={filters} />
      <ComplianceFilterBar {...parts} listed={listed} total={records.length} hasTable={hasTable} />
      {listed.length === 0 ? (
        <NoCaseFound filters={filters} />
      ) : (
        <ComplianceResults {...parts} records={listed} isDense={hasTable} />
      )}
    </Stack>
  );
}
