import { CsvImportDialog } from 'shared-kernel/form';
import { useCollection, useCommand } from 'shared-kernel/workspace';
import type { DialogControls } from '../../records/reason-form';
import { importClients } from '../commands/import-clients';
import { clientImport } from './client-import';

export function ImportClientsDialog(ends: DialogControls) {
  const { run, isPending } = useCommand(importClients);
  const { data: clients } = useCollection('clients');
  if (!clients) return null;
  return (
    <CsvImportDialog
      {...ends}
      title="Import clients"
      definition={clientImport(clients)}
      isPending={isPending}
      onImport={({ rows, ...file }) => run({ ...file, rows: [...rows] })}
    />
  );
}
