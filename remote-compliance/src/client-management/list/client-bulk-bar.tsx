import { useMemo } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import { ListExportMenu, type BulkBarProps } from 'shared-kernel/records';
import { SelectionBar } from 'shared-kernel/ui';
import { useCollection } from 'shared-kernel/workspace';
import { ComplianceBulkActions } from '../../compliance-score/list/compliance-bulk-actions';
import { exportClients } from '../commands/view-clients';
import { joinComplianceRecords } from './join-compliance-records';
import { clientExportColumns } from './client-columns';

/** Bulk actions for clients. Requested screenings and raised issues change the clients’ compliance records. */
export function ClientBulkBar({ selection, shown }: BulkBarProps<Client>) {
  const { picked, total, pickAll, pickNone } = selection;
  const { data: records } = useCollection('complianceRecords');
  const rows = useMemo(() => joinComplianceRecords(picked, records ?? []), [picked, records]);
  const unpick = (some: readonly (typeof rows)[number][]) =>
    selection.unpick(some.map(({ client }) => client));
  return (
    <SelectionBar
      label="Selected clients"
      count={picked.length}
      total={total}
      onAll={pickAll}
      onNone={pickNone}
    >
      <ComplianceBulkActions
        rows={rows}
        refusal={records ? undefined : 'Still loading. Try again in a moment.'}
        onDone={unpick}
        onDeselect={unpick}
      />
      <ListExportMenu
        command={exportClients}
        rows={picked}
        columns={clientExportColumns}
        shown={shown}
        name="clients-selected"
        label="Export selected"
        isSelection
      />
    </SelectionBar>
  );
}
