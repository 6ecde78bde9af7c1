import type { Client } from 'shared-kernel/domain/client';
import { ExportList, type BulkBarProps } from 'shared-kernel/records';
import { SelectionBar } from 'shared-kernel/ui';
import { exportClients } from '../commands/export-clients';
import { clientFileColumns } from './client-file-columns';

/** What can be done with the picked clients at once. */
export const ClientBulkBar = ({ selection, options }: BulkBarProps<Client>) => (
  <SelectionBar
    label="Selected clients"
    count={selection.picked.length}
    onNone={selection.pickNone}
  >
    <ExportList
      command={exportClients}
      rows={selection.picked}
      columns={clientFileColumns}
      shown={options.columns.map(({ key }) => key)}
      name="clients-selected"
      label="Export selected"
    />
  </SelectionBar>
);
