import { useMemo } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import { ExportList, type BulkBarProps } from 'shared-kernel/records';
import { SelectionBar } from 'shared-kernel/ui';
import { useCollection } from 'shared-kernel/workspace';
import { CaseWorkButtons } from '../../compliance-score/case/case-work-buttons';
import { exportClients } from '../commands/look-at-clients';
import { withCases } from './cases-of-clients';
import { clientFileColumns } from './client-columns';

/** Actions on the selected clients. Screenings and issues are changed in their compliance records. */
export function ClientBulkBar({ selection, shown }: BulkBarProps<Client>) {
  const { picked, total, pickAll, pickNone } = selection;
  const { data: records } = useCollection('complianceRecords');
  const rows = useMemo(() => withCases(picked, records ?? []), [picked, records]);
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
      <CaseWorkButtons
        rows={rows}
        refusal={records ? undefined : 'Still loading. Try again in a moment.'}
        onDone={unpick}
        onDeselect={unpick}
      />
      <ExportList
        command={exportClients}
        rows={picked}
        columns={clientFileColumns}
        shown={shown}
        name="clients-selected"
        label="Export selected"
        isSelection
      />
    </SelectionBar>
  );
}
