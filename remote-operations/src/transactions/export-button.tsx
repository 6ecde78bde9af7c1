import type { Transaction, TransactionFilter } from 'shared-kernel/domain/transaction';
import { csvFileName, toCsv, utf8ByteOrderMark } from 'shared-kernel/format';
import { CommandButton, downloadFile, Icon } from 'shared-kernel/ui';
import { useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { exportTransactions } from './commands/export-transactions';
import { transactionCsvColumns } from './transaction-csv';

interface ExportButtonProps {
  readonly transactions: readonly Transaction[];
  readonly filter: TransactionFilter;
}

/** What is listed, as a CSV file that a spreadsheet can open without harm (TX2). */
export function ExportButton({ transactions, filter }: ExportButtonProps) {
  const { run, availability } = useCommand(exportTransactions);
  const now = useWorkspaceClock();

  const download = async () => {
    const { tab, text, ...others } = filter;
    const fileName = csvFileName('transactions', { tab, search: text, ...others }, now);
    const result = await run({ fileName, rows: transactions.length });
    if (result.status !== 'done') return;
    const csv = toCsv(transactionCsvColumns, transactions);
    downloadFile(fileName, 'text/csv;charset=utf-8', `${utf8ByteOrderMark}${csv}`);
  };

  return (
    <CommandButton
      availability={availability}
      refusal={transactions.length === 0 ? 'There is nothing to export.' : undefined}
      icon={<Icon name="download" />}
      onPress={() => void download()}
    >
      Export
    </CommandButton>
  );
}
