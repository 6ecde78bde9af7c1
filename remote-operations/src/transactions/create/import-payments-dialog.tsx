import { CsvImportDialog } from 'shared-kernel/form';
import type { DialogControls } from 'shared-kernel/ui';
import { useCollection, useCommand, useHasPermission } from 'shared-kernel/workspace';
import { importTransactions } from '../commands/import-transactions';
import { createPaymentImport } from './create-payment-import';

export function ImportPaymentsDialog(ends: DialogControls) {
  const { run, isPending } = useCommand(importTransactions);
  const { data: payments } = useCollection('transactions');
  const hasPermission = useHasPermission();
  if (!payments) return null;
  return (
    <CsvImportDialog
      {...ends}
      title="Import payments"
      definition={createPaymentImport({ payments, hasPermission })}
      isPending={isPending}
      onImport={({ rows, ...file }) => run({ ...file, rows: [...rows] })}
    />
  );
}
