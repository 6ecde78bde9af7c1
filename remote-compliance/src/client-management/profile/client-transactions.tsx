import type { NamedClient } from 'shared-kernel/domain/client';
import {
  transactionStatusView,
  transactionTypeView,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { formatAmount, formatDate, newestFirst } from 'shared-kernel/format';
import { useRecordPath } from 'shared-kernel/shell';
import { useClientRecords } from 'shared-kernel/workspace';
import { RelatedRecords } from './related-records';

const byTime = newestFirst(({ timestamp }: Transaction) => timestamp);

/** The transactions with this client, each a way into the transactions tab. */
export function ClientTransactions({ client }: { readonly client: NamedClient }) {
  const recordPath = useRecordPath();
  return (
    <RelatedRecords
      title="Transactions"
      query={useClientRecords('transactions', client)}
      emptyText="No transactions with this client yet."
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
