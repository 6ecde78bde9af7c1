import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { ExportList, type BulkBarProps } from 'shared-kernel/records';
import { SelectionBar } from 'shared-kernel/ui';
import { exportCompliance } from '../commands/export-compliance';
import { complianceFileColumns } from './compliance-file-columns';

/** What can be done with the picked cases at once. */
export const ComplianceBulkBar = ({ selection, options }: BulkBarProps<ComplianceRecord>) => (
  <SelectionBar label="Selected cases" count={selection.picked.length} onNone={selection.pickNone}>
    <ExportList
      command={exportCompliance}
      rows={selection.picked}
      columns={complianceFileColumns}
      shown={options.columns.map(({ key }) => key)}
      name="compliance-cases-selected"
      label="Export selected"
    />
  </SelectionBar>
);
