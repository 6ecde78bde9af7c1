import { auditCsvColumns } from 'shared-kernel/domain/audit';
import type { Client, NamedClient } from 'shared-kernel/domain/client';
import { csvContent } from 'shared-kernel/format';
import { ReadOnlyLine, useEvidencePack } from 'shared-kernel/records';
import { csvFormat, useNavigate, useRecordPath } from 'shared-kernel/shell';
import { Button, CommandButton, downloadFile, Icon } from 'shared-kernel/ui';
import { useClientRecords, useCommand } from 'shared-kernel/workspace';
import { exportTrail } from '../commands/export-trail';
import { clientChanges } from '../commands/terms';
import { ownershipOf } from '../../records/client-ownership';
import { DialogButton } from '../lazy-dialogs';

function ExportTrailButton({ client: { id } }: { readonly client: Client }) {
  const { run, availability } = useCommand(exportTrail);
  // Hidden in `reference` mode.
  if (availability.state === 'inert') return null;
  const download = async () => {
    const result = await run({ id });
    if (result.status !== 'done') return;
    const { fileName, entries } = result.output;
    const csv = csvContent(auditCsvColumns, entries, csvFormat());
    downloadFile(fileName, 'text/csv;charset=utf-8', csv);
  };
  return (
    <CommandButton
      icon={<Icon name="download" />}
      availability={availability}
      onPress={() => void download()}
    >
      Export trail
    </CommandButton>
  );
}

/** Link to the compliance record of the client, if any. A plain click does not reload the page. */
function CaseLink({ client }: { readonly client: NamedClient }) {
  const navigate = useNavigate();
  const recordPath = useRecordPath();
  const [record] = useClientRecords('complianceRecords', client).data ?? [];
  if (!record) return null;
  const to = recordPath('compliance', record.id);
  return (
    <Button
      href={to}
      type="primary"
      icon={<Icon name="shield-check" />}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void navigate(to);
      }}
    >
      Compliance record
    </Button>
  );
}

export function ClientToolbar({ client }: { readonly client: Client }) {
  const pack = useEvidencePack({ kind: 'client', id: client.id });
  return (
    <div role="group" aria-label="Client actions">
      <DialogButton
        icon={<Icon name="edit" />}
        dialog={{ kind: 'edit-client', clientId: client.id }}
      >
        Edit
      </DialogButton>
      <ExportTrailButton client={client} />
      {pack && <CommandButton {...pack} />}
      <Button icon={<Icon name="printer" />} onClick={() => window.print()}>
        Print
      </Button>
      <CaseLink client={client} />
      <ReadOnlyLine
        cannot="change this client"
        terms={clientChanges}
        ownership={ownershipOf(client)}
      />
    </div>
  );
}
