import { useMemo } from 'react';
import { caseClient } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { nothingFoundText } from 'shared-kernel/domain/search';
import { BulkActions, NoneOfOwn, ShowAllCompanies, useTableOptions } from 'shared-kernel/records';
import { Button, EmptyState, Stack, useRowSelection } from 'shared-kernel/ui';
import { useAvailability, useWorkspaceClock, useCompanyScope } from 'shared-kernel/workspace';
import { signOffTerms } from '../../records/change-terms';
import { ComplianceCards } from './compliance-cards';
import { complianceColumns } from './compliance-columns';
import { ComplianceFilterBar } from './compliance-filter-bar';
import { ComplianceSummaryCards } from './compliance-summary-cards';
import { ComplianceTable } from './compliance-table';
import { useComplianceFilters } from './use-compliance-filters';
import { useVisibleRecords } from './use-visible-records';

interface ComplianceListProps {
  readonly records: readonly ComplianceRecord[];
}

const bulkBar = async () =>
  (await import(/* webpackChunkName: "case-dialogs" */ './compliance-bulk-bar')).ComplianceBulkBar;

const caseKey = ({ id }: ComplianceRecord) => id;

/** Figures, filters and one card or row per client (CO1). */
export function ComplianceList({ records }: ComplianceListProps) {
  const filters = useComplianceFilters();
  const { risk, band, show } = filters.values;
  const now = useWorkspaceClock();
  const scope = useCompanyScope();
  const { counts, countNote } = scope;
  const counted = useMemo(
    () => records.filter((record) => counts(caseClient(record))),
    [records, counts],
  );
  const listed = useVisibleRecords(records);
  const options = useTableOptions(complianceColumns);
  const selection = useRowSelection(listed, caseKey);
  const hasTable = useAvailability(signOffTerms).state !== 'inert';

  return (
    <Stack isClose>
      <ComplianceSummaryCards records={counted} note={countNote} filters={filters} />
      <ComplianceFilterBar
        filters={filters}
        listed={listed}
        total={records.length}
        options={options}
        hasTable={hasTable}
      />
      {listed.length === 0 && scope.isNarrowed && !filters.isNarrowed ? (
        <NoneOfOwn scope={scope} noun="case" />
      ) : listed.length === 0 ? (
        <EmptyState
          title="No clients match"
          description={nothingFoundText({
            noun: 'client',
            searched: 'company or reviewer',
            text: filters.values.q,
            isFiltered: [risk, band, show].some((choice) => choice !== 'all'),
          })}
          illustration="search"
          action={
            <>
              <Button onClick={filters.clear}>Clear filters</Button>{' '}
              <ShowAllCompanies scope={scope} />
            </>
          }
        />
      ) : hasTable && filters.values.view === 'table' ? (
        <>
          <ComplianceTable
            records={listed}
            filters={filters}
            options={options}
            selection={selection}
          />
          <BulkActions load={bulkBar} selection={selection} options={options} />
        </>
      ) : (
        <ComplianceCards records={listed} now={now} />
      )}
    </Stack>
  );
}
