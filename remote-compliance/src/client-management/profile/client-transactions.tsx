import { useMemo } from 'react';
import {
  transactionStatusView,
  transactionTypeView,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { formatAmount, formatDate, newestFirst } from 'shared-kernel/format';
import { useRecordPath } from 'shared-kernel/shell';
import { foldName, useIndexed } from 'shared-kernel/workspace';
import { RelatedRecords } from './related-records';

interface ClientTransactionsProps {
  readonly companyName: string;
}

const byTime = newestFirst(({ timestamp }: Transaction) => timestamp);

/** The transactions with this client, each a way into the transactions tab. */
export function ClientTransactions({ companyName }: ClientTransactionsProps) {
  const recordPath = useRecordPath();
  const query = useMemo(() => ({ equals: foldName(companyName) }), [companyName]);
  return (
    <RelatedRecords
      title="Transactions"
      query={useIndexed('transactions', 'counterparty', query)}
      emptyText="No transaction with this client yet."
      order={byTime}
      toItem={({ id, reference, type, amount, currency, timestamp, status }) => ({
        id,
        to: recordPath('transactions', id),
        name: reference,
        meta: [
          transactionTypeView[type].label,
          formatAmount(amount, currency),
          formatDate(timestamp),
        ],
        status: transactionStatusView[status],
      })}
    />
  );
}
