import type { Client, NamedClient } from 'shared-kernel/domain/client';
import { useEvidencePack } from 'shared-kernel/records';
import { Button, CommandButton, Icon } from 'shared-kernel/ui';
import { useClientRecords } from 'shared-kernel/workspace';
import { DialogButton } from '../late-dialogs';
import { ExportTrailButton } from './export-trail-button';
import { useRecordPath } from 'shared-kernel/shell';
import { ButtonLink } from '../../records/button-link';

/** To the client's case in the compliance score engine, where there is one. */
function CaseLink({ client }: { readonly client: NamedClient }) {
  const recordPath = useRecordPath();
  const [record] = useClientRecords('complianceRecords', client).data ?? [];
  if (!record) return null;
  return (
    <ButtonLink to={recordPath('compliance', record.id)} icon="shield-check" type="primary">
      Compliance case
    </ButtonLink>
  );
}

/** What one can do with the client as a whole. */
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
    </div>
  );
}
