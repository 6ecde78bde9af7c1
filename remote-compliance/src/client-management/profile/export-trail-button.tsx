import { auditCsvColumns } from 'shared-kernel/domain/audit';
import type { Client } from 'shared-kernel/domain/client';
import { csvContent } from 'shared-kernel/format';
import { csvFormat } from 'shared-kernel/shell';
import { CommandButton, downloadFile, Icon } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { exportTrail } from '../commands/export-trail';

/** Hands out what the audit log has of a client, its contracts, payments and processes. */
export function ExportTrailButton({ client: { id } }: { readonly client: Client }) {
  const { run, availability, isPending } = useCommand(exportTrail);
  // The sample has no such button.
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
      loading={isPending}
      onPress={() => void download()}
    >
      Export trail
    </CommandButton>
  );
}
