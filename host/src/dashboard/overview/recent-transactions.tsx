import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { createClientDirectory, type Client } from 'shared-kernel/domain/client';
import {
  transactionStatusDisplay,
  transactionTypeDisplay,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { formatAmount, formatDateTime } from 'shared-kernel/format';
import { useRecordPath, useListPath } from 'shared-kernel/shell';
import { EmptyState, Icon, RecordText, Section, StatusTag } from 'shared-kernel/ui';
import { findRecentTransactions } from './overview-metrics';
import styles from './overview.module.css';

interface RecentTransactionsProps {
  readonly transactions: readonly Transaction[];
  readonly clients: readonly Client[];
}

export function RecentTransactions({ transactions, clients }: RecentTransactionsProps) {
  const recordPath = useRecordPath();
  const all = useListPath()('transactions', {});
  const { shown } = useMemo(() => createClientDirectory(clients), [clients]);
  const recent = findRecentTransactions(transactions).map(shown);

  return (
    <Section title="Recent transactions" actions={all && <Link to={all}>View all</Link>}>
      {recent.length === 0 && (
        <EmptyState
          title="No transactions yet"
          description="Your five latest transactions appear here."
        />
      )}
      <ul className={styles.list}>
        {recent.map(({ id, type, counterparty, amount, currency, status, timestamp }) => (
          <li key={id}>
            <Link className={styles.transaction} to={recordPath('transactions', id)}>
              <span className={styles.counterparty}>
                <Icon
                  name={transactionTypeDisplay[type].icon}
                  label={transactionTypeDisplay[type].label}
                  className={styles.rail}
                />{' '}
                <RecordText>{counterparty}</RecordText>
              </span>
              <span className={styles.amount} translate="no">
                {formatAmount(amount, currency)}
              </span>
              <span className={styles.detail}>{formatDateTime(timestamp)}</span>
              <StatusTag view={transactionStatusDisplay[status]} size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
