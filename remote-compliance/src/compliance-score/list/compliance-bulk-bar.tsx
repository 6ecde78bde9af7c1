import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { ListExportMenu, type BulkBarProps } from 'shared-kernel/records';
import { SelectionBar } from 'shared-kernel/ui';
import { ComplianceBulkActions } from './compliance-bulk-actions';
import { exportCompliance } from '../commands/export-compliance';
import { complianceExportColumns } from './compliance-columns';

const rowOf = (record: ComplianceRecord) => ({ name: record.name, record });

export const ComplianceBulkBar = ({ selection, shown }: BulkBarProps<ComplianceRecord>) => (
  <SelectionBar
    label="Selected compliance records"
    count={selection.picked.length}
    total={selection.total}
    onAll={selection.pickAll}
    onNone={selection.pickNone}
  >
    <ComplianceBulkActions
      rows={selection.picked.map(rowOf)}
      onDone={(rows) => selection.unpick(rows.map(({ record }) => record))}
      onDeselect={(rows) => selection.unpick(rows.map(({ record }) => record))}
    />
    <ListExportMenu
      command={exportCompliance}
      rows={selection.picked}
      columns={complianceExportColumns}
      shown={shown}
      name="compliance-cases-selected"
      label="Export selected"
      isSelection
    />
  </SelectionBar>
);
