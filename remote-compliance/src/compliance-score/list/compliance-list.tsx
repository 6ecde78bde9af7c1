import { memo } from 'react';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { NoResults, RecordResults, useTableOptions } from 'shared-kernel/records';
import { Stack, VirtualCardGrid } from 'shared-kernel/ui';
import { useAvailability, useWorkspaceClock } from 'shared-kernel/workspace';
import { useComplianceDrawer } from '../use-compliance-drawer';
import { ComplianceCard } from './compliance-card';
import { complianceColumns } from './compliance-columns';
import { ComplianceFilterBar } from './compliance-filter-bar';
import { ComplianceSummaryCards } from './compliance-summary-cards';
import { complianceSortOrders, getComplianceSortKey } from '../rules/record-list';
import {
  useComplianceFilters,
  useVisibleComplianceRecords,
  type ComplianceFilters,
} from '../use-compliance-filters';
import { complianceTerms } from '../commands/terms';

interface RecordsProps {
  readonly records: readonly ComplianceRecord[];
}

/** Memoized, so that typing in the search field re-renders the cards only when the results change. */
const ComplianceCards = memo(function ComplianceCards({ records }: RecordsProps) {
  const now = useWorkspaceClock();
  return (
    <VirtualCardGrid
      label="Compliance records"
      items={records}
      itemKey={({ id }) => id}
      renderItem={(record) => <ComplianceCard record={record} now={now} />}
      minColumnWidth={520}
      estimateRowHeight={200}
      gap={12}
    />
  );
});

const loadBulkBar = async () =>
  (await import(/* webpackChunkName: "case-dialogs" */ './compliance-bulk-bar')).ComplianceBulkBar;

const nameOf = ({ name }: ComplianceRecord) => name;

/**
 * Whether a sort order is ascending. The sort key `risk` is an exception: without a minus, the highest risk comes
 * first.
 */
const isRising = (sort: string) => sort.startsWith('-') === sort.endsWith('risk');

const orderOf = ({ values, set }: ComplianceFilters) => ({
  sort: {
    key: getComplianceSortKey(values.sort),
    direction: isRising(values.sort) ? ('ascending' as const) : ('descending' as const),
  },
  onSort: ({ key, direction }: { readonly key: string; readonly direction: string }) => {
    const sort = complianceSortOrders.find(
      (one) => getComplianceSortKey(one) === key && isRising(one) === (direction === 'ascending'),
    );
    if (sort) set({ sort });
  },
});

export function ComplianceList({ records }: RecordsProps) {
  const filters = useComplianceFilters();
  const { view } = filters;
  const { q, risk, band, show, waits } = filters.values;
  const listed = useVisibleComplianceRecords(records);
  const options = useTableOptions(complianceColumns);
  const { openId, openCase } = useComplianceDrawer();
  const hasTable = useAvailability(complianceTerms.decideMilestone).state !== 'inert';
  const parts = { filters, options };
  const found = { noun: 'client', searched: 'company or reviewer', text: q };
  return (
    <Stack isClose>
      <ComplianceSummaryCards records={records} filters={filters} />
      <ComplianceFilterBar {...parts} listed={listed} total={records.length} hasTable={hasTable} />
      {listed.length === 0 ? (
        <NoResults {...found} choices={[risk, band, show, waits]} filters={filters} />
      ) : (
        <RecordResults
          {...orderOf(filters)}
          label="Compliance records"
          kind="compliance"
          records={listed}
          nameOf={nameOf}
          options={options}
          openId={openId}
          onOpen={openCase}
          cards={hasTable && view === 'table' ? undefined : <ComplianceCards records={listed} />}
          canPick={hasTable}
          loadBulkBar={loadBulkBar}
        />
      )}
    </Stack>
  );
}
