import { CsvImportDialog } from 'shared-kernel/form';
import type { DialogControls } from 'shared-kernel/ui';
import { useCollection, useCommand, useHasPermission } from 'shared-kernel/workspace';
import { importTransactions } from '../commands/import-transactions';
import { paymentImport } from './payment-import';

export function ImportPaymentsDialog(ends: DialogControls) {
  const { run, isPending } = useCommand(importTransactions);
  const { data: payments } = useCollection('transactions');
  const hasPermission = useHasPermission();
  if (!payments) return null;
  return (
    <CsvImportDialog
      {...ends}
      title="Import payments"
      definition={paymentImport({ payments, hasPermission })}
      isPending={isPending}
      onImport={({ rows, ...file }) => run({ ...file, rows: [...rows] })}
    />
  );
}
