import { CsvImportDialog } from 'shared-kernel/form';
import type { DialogControls } from 'shared-kernel/ui';
import { useCollection, useCommand } from 'shared-kernel/workspace';
import { importClients } from '../commands/import-clients';
import { createClientImport } from './create-client-import';

export function ImportClientsDialog(ends: DialogControls) {
  const { run, isPending } = useCommand(importClients);
  const { data: clients } = useCollection('clients');
  if (!clients) return null;
  return (
    <CsvImportDialog
      {...ends}
      title="Import clients"
      definition={createClientImport(clients)}
      isPending={isPending}
      onImport={({ rows, ...file }) => run({ ...file, rows: [...rows] })}
    />
  );
}
