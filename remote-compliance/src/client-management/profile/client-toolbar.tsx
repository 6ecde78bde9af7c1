import type { ComponentProps } from 'react';
import { auditCsvColumns } from 'shared-kernel/domain/audit';
import type { Client, NamedClient } from 'shared-kernel/domain/client';
import { createCsvContent } from 'shared-kernel/format';
import { ReadOnlyNotice, useEvidencePack } from 'shared-kernel/records';
import { getCsvFormat, useNavigate, useRecordPath } from 'shared-kernel/shell';
import { ActionMenu, Button, downloadFile, Icon } from 'shared-kernel/ui';
import { useClientRecords, useCommand } from 'shared-kernel/workspace';
import { exportAuditTrail } from '../commands/export-audit-trail';
import { clientChangeCommands } from '../commands/terms';
import { getClientOwnership } from '../../records/client-ownership';
import { DialogButton } from '../lazy-dialogs';

type MenuItem = ComponentProps<typeof ActionMenu>['items'][number];

function useExportItems({ id }: Client): readonly MenuItem[] {
  const pack = useEvidencePack({ kind: 'client', id });
  const trail = useCommand(exportAuditTrail);
  const download = async () => {
    const result = await trail.run({ id });
    if (result.status !== 'done') return;
    const { fileName, entries } = result.output;
    const csv = createCsvContent(auditCsvColumns, entries, getCsvFormat());
    downloadFile(fileName, 'text/csv;charset=utf-8', csv);
  };
  return [
    ...(pack?.availability?.state === 'available'
      ? [
          {
            key: 'pack',
            label: 'Evidence pack',
            icon: 'shield-check' as const,
            isPending: pack.availability.isPending,
            onSelect: pack.onPress,
          },
        ]
      : []),
    ...(trail.availability.state === 'available'
      ? [
          {
            key: 'trail',
            label: 'Audit trail (CSV)',
            group: 'Export',
            icon: 'download' as const,
            isPending: trail.isPending,
            onSelect: () => void download(),
          },
        ]
      : []),
  ];
}

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
  const print: MenuItem = {
    key: 'print',
    label: 'Print',
    icon: 'printer',
    onSelect: () => window.print(),
  };
  return (
    <div role="group" aria-label="Client actions">
      <ActionMenu label="More" items={[...useExportItems(client), print]} />
      <DialogButton
        icon={<Icon name="edit" />}
        dialog={{ kind: 'edit-client', clientId: client.id }}
      >
        Edit
      </DialogButton>
      <CaseLink client={client} />
      <ReadOnlyNotice
        cannot="change this client"
        terms={clientChangeCommands}
        ownership={getClientOwnership(client)}
      />
    </div>
  );
}
