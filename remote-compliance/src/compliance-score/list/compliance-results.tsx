import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { BulkActions, type TableOptions } from 'shared-kernel/records';
import { PickedRows, useRowSelection } from 'shared-kernel/ui';
import { useWorkspaceClock } from 'shared-kernel/workspace';
import { ComplianceCards } from './compliance-cards';
import { ComplianceTable } from './compliance-table';
import type { ComplianceFilters } from './use-compliance-filters';

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
