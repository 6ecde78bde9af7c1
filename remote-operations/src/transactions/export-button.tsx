import { type Transaction } from 'shared-kernel/domain/transaction';
import { csvContent, csvFileName } from 'shared-kernel/format';
import { CommandButton, downloadFile, Icon } from 'shared-kernel/ui';
import { useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { type TransactionFilter } from './transaction-filter';
import { exportTransactions } from './commands/export-transactions';
import { transactionCsvColumns } from './transaction-csv';

interface ExportButtonProps {
  /** Absent while they are being read. */
  readonly transactions: readonly Transaction[] | undefined;
  readonly filter: TransactionFilter;
}

function refusalOf(transactions: readonly Transaction[] | undefined): string | undefined {
  if (!transactions) return 'The list is still being read.';
  return transactions.length === 0 ? 'There is nothing to export.' : undefined;
}

/** What is listed, as a CSV file that a spreadsheet can open without harm (TX2). */
export function ExportButton({ transactions, filter }: ExportButtonProps) {
  const { run, availability } = useCommand(exportTransactions);
  const now = useWorkspaceClock();

  const download = async () => {
    if (!transactions) return;
    const { tab, text, ...others } = filter;
    const fileName = csvFileName('transactions', { tab, search: text, ...others }, now);
    const result = await run({ fileName, rows: transactions.length });
    if (result.status !== 'done') return;
    downloadFile(
      fileName,
      'text/csv;charset=utf-8',
      csvContent(transactionCsvColumns, transactions),
    );
  };

  return (
    <CommandButton
      availability={availability}
      refusal={refusalOf(transactions)}
      icon={<Icon name="download" />}
      onPress={() => void download()}
    >
      Export
    </CommandButton>
  );
}
