import { type ComplianceRecord } from 'shared-kernel/domain/compliance';
import { nothingFoundText } from 'shared-kernel/domain/search';
import { Button, EmptyState, Stack } from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import { ComplianceCards } from './compliance-cards';
import { ComplianceFilterBar } from './compliance-filter-bar';
import { ComplianceSummaryCards } from './compliance-summary-cards';
import { useComplianceFilters } from './use-compliance-filters';
import { useVisibleRecords } from './use-visible-records';

interface ComplianceListProps {
  readonly records: readonly ComplianceRecord[];
}

/** Figures, filters and one card per client (CO1). */
export function ComplianceList({ records }: ComplianceListProps) {
  const filters = useComplianceFilters();
  const { risk, band, show } = filters.values;
  const now = useWorkspaceClock();
  const listed = useVisibleRecords(records);

  return (
    <Stack>
      <ComplianceSummaryCards records={records} filters={filters} />
      <ComplianceFilterBar filters={filters} listed={listed} total={records.length} />
      {listed.length === 0 ? (
        <EmptyState
          title="No client matches these filters"
          description={nothingFoundText({
            noun: 'client',
            searched: 'company or reviewer',
            text: filters.values.q,
            isFiltered: [risk, band, show].some((choice) => choice !== 'all'),
          })}
          illustration="search"
          action={<Button onClick={filters.clear}>Clear filters</Button>}
        />
      ) : (
        <ComplianceCards records={listed} now={now} />
      )}
    </Stack>
  );
}
