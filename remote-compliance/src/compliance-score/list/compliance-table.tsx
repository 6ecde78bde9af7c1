import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import type { TableOptions } from 'shared-kernel/records';
import { DataTable, type RowSelection } from 'shared-kernel/ui';
import { useOpenCase } from '../use-open-case';
import { complianceSorts, sortKeyOf } from './record-list';
import type { ComplianceFilters } from './use-compliance-filters';

interface ComplianceTableProps {
  readonly records: readonly ComplianceRecord[];
  readonly filters: ComplianceFilters;
  readonly options: TableOptions<ComplianceRecord>;
  readonly selection: RowSelection<ComplianceRecord> | undefined;
}

const idOf = ({ id }: ComplianceRecord) => id;
const nameOf = ({ name }: ComplianceRecord) => name;

/** Whether an order rises: that of risk begins with the highest. */
const isRising = (sort: string) => sort.startsWith('-') === sort.endsWith('risk');

/** The same cases as rows. */
export function ComplianceTable({ records, filters, options, selection }: ComplianceTableProps) {
  const { openId, openCase } = useOpenCase();
  return (
    <DataTable
      label="Compliance cases"
      columns={options.columns}
      density={options.density}
      rows={records}
      rowKey={idOf}
      rowName={nameOf}
      selection={selection}
      selectedKey={openId}
      sort={{
        key: sortKeyOf(filters.sort),
        direction: isRising(filters.sort) ? 'ascending' : 'descending',
      }}
      onSort={({ key, direction }) => {
        const sort = complianceSorts.find(
          (one) => sortKeyOf(one) === key && isRising(one) === (direction === 'ascending'),
        );
        if (sort) filters.set({ sort });
      }}
      onRow={({ id }) => openCase(id)}
    />
  );
}
