import type { NamedClient } from 'shared-kernel/domain/client';
import {
  contractStatusDisplay,
  formatContractTitle,
  contractTypeLabel,
} from 'shared-kernel/domain/contract';
import { processStatusDisplay, processTypeDisplay } from 'shared-kernel/domain/process';
import type { StatusDisplay } from 'shared-kernel/domain/status';
import {
  transactionStatusDisplay,
  transactionTypeDisplay,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { formatAmount, formatDate, createNewestFirstComparator } from 'shared-kernel/format';
import { Link, useRecordPath } from 'shared-kernel/shell';
import {
  DataView,
  RecordText,
  Section,
  StatusTag,
  TableSkeleton,
  VirtualList,
  type DataViewQuery,
} from 'shared-kernel/ui';
import { useClientRecords } from 'shared-kernel/workspace';
import styles from './related-records.module.css';

interface RelatedItem {
  readonly name: string;
  readonly meta: readonly string[];
  readonly status: StatusDisplay;
}

interface RelatedRecordsProps<T> {
  readonly kind: 'contracts' | 'processes' | 'transactions';
  readonly title: string;
  readonly query: DataViewQuery<readonly T[]>;
  readonly emptyText: string;
  readonly toItem: (record: T) => RelatedItem;
  /** Sort order of the related records. The default is the order of the query. */
  readonly order?: (a: T, b: T) => number;
}

const manyRecords = 60;
const manyHeight = 480;

function RelatedRecords<T extends { readonly id: string }>({
  kind,
  title,
  query,
  emptyText,
  toItem,
  order,
}: RelatedRecordsProps<T>) {
  const recordPath = useRecordPath();
  const renderItem = (record: T) => {
    const { name, meta, status } = toItem(record);
    return (
      <div className={styles.record}>
        <div className={styles.words}>
          <Link to={recordPath(kind, record.id)}>
            <RecordText>{name}</RecordText>
          </Link>
          <p>
            <RecordText>{meta.filter((part) => part.trim() !== '').join(' · ')}</RecordText>
          </p>
        </div>
        <StatusTag view={status} size="small" />
      </div>
    );
  };
  return (
    <Section title={title} look="plain">
      <DataView
        query={query}
        skeleton={<TableSkeleton count={2} />}
        empty={<p className={styles.empty}>{emptyText}</p>}
      >
        {(records) => (
          <VirtualList
            label={title}
            items={order ? records.toSorted(order) : records}
            itemKey={({ id }) => id}
            renderItem={renderItem}
            estimateSize={60}
            {...(records.length > manyRecords && { height: manyHeight })}
          />
        )}
      </DataView>
    </Section>
  );
}

interface OfClientProps {
  readonly client: NamedClient;
}

export const ClientContracts = ({ client }: OfClientProps) => (
  <RelatedRecords
    kind="contracts"
    title="Contracts in Contract Management"
    query={useClientRecords('contracts', client)}
    emptyText="Contract Management has no contracts with this client."
    toItem={(contract) => ({
      name: formatContractTitle(contract),
      meta: [contractTypeLabel[contract.type], contract.value, formatDate(contract.createdDate)],
      status: contractStatusDisplay[contract.status],
    })}
  />
);

export const ClientProcesses = ({ client }: OfClientProps) => (
  <RelatedRecords
    kind="processes"
    title="Processes"
    query={useClientRecords('processes', client)}
    emptyText="No processes for this client yet."
    toItem={({ id, name, type, value, currency, estimatedCompletion, status }) => ({
      name,
      meta: [
        id,
        processTypeDisplay[type].label,
        formatAmount(value, currency),
        `due ${formatDate(estimatedCompletion)}`,
      ],
      status: processStatusDisplay[status],
    })}
  />
);

const byTime = createNewestFirstComparator(({ timestamp }: Transaction) => timestamp);

export const ClientTransactions = ({ client }: OfClientProps) => (
  <RelatedRecords
    kind="transactions"
    title="Transactions"
    query={useClientRecords('transactions', client)}
    emptyText="No transactions with this client yet."
    order={byTime}
    toItem={({ reference, type, amount, currency, timestamp, status }) => ({
      name: reference,
      meta: [
        transactionTypeDisplay[type].label,
        formatAmount(amount, currency),
        formatDate(timestamp),
      ],
      status: transactionStatusDisplay[status],
    })}
  />
);
