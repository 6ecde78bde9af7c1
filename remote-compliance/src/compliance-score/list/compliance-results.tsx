import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { BulkActions, type TableOptions } from 'shared-kernel/records';
import { PickedRows, useRowSelection, VirtualCardGrid } from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import { memo } from 'react';
import { ComplianceTable } from './compliance-table';
import type { ComplianceFilters } from './use-compliance-filters';
import { ComplianceCard } from './compliance-card';

interface ComplianceCardsProps {
  readonly records: readonly ComplianceRecord[];
  /** ISO moment that “ago” counts from. */
  readonly now: string;
}

/** The list as cards, however long; typing into the search leaves it alone until it changes. */
const ComplianceCards = memo(function ComplianceCards({ records, now }: ComplianceCardsProps) {
  return (
    <VirtualCardGrid
      label="Compliance cases"
      items={records}
      itemKey={({ id }) => id}
      renderItem={(record) => <ComplianceCard record={record} now={now} />}
      minColumnWidth={520}
      estimateRowHeight={200}
      gap={12}
    />
  );
});

interface ComplianceResultsProps {
  readonly records: readonly ComplianceRecord[];
  readonly filters: ComplianceFilters;
  readonly options: TableOptions<ComplianceRecord>;
  /** Whether they can show as a table and be picked, which the sample's cannot. */
  readonly isDense: boolean;
}

const bulkBar = async () =>
  (await import(/* webpackChunkName: "case-dialogs" */ './compliance-bulk-bar')).ComplianceBulkBar;

const caseKey = ({ id }: ComplianceRecord) => id;

/** The cases that pass the filters, as cards or as a table, and what is done with the picked ones (CO1). */
export function ComplianceResults({ records, filters, options, isDense }: ComplianceResultsProps) {
  const now = useWorkspaceClock();
  const selection = useRowSelection(records, caseKey);
  const isTable = isDense && filters.values.view === 'table';
  return (
    <>
      {isTable ? (
        <ComplianceTable
          records={records}
          filters={filters}
          options={options}
          selection={selection}
        />
      ) : (
        <PickedRows value={isDense ? selection : undefined}>
          <ComplianceCards records={records} now={now} />
        </PickedRows>
      )}
      <BulkActions load={bulkBar} isTable={isTable} selection={selection} options={options} />
    </>
  );
}
