import { behaviourLog, type BehaviourLogEntry } from './log-entries';
import { type ComplianceRecord } from 'shared-kernel/domain/compliance';
import { formatDateTime } from 'shared-kernel/format';
import { CopyText } from 'shared-kernel/records';
import { DataTable, Section, type TableColumn } from 'shared-kernel/ui';

interface BehaviourLogProps {
  readonly record: ComplianceRecord;
}

const columns: readonly TableColumn<BehaviourLogEntry>[] = [
  {
    key: 'time',
    title: 'Time',
    width: '13rem',
    render: ({ timestamp }) => <time dateTime={timestamp}>{formatDateTime(timestamp)}</time>,
  },
  { key: 'event', title: 'Event', isRowHeader: true, render: ({ text }) => text },
  {
    key: 'hash',
    title: 'Hash',
    width: '13rem',
    render: ({ hash, text }) => <CopyText text={hash} label={`hash of “${text}”`} truncate={16} />,
  },
];

/** What the smart contract did on this case, oldest first (CO4). */
export const BehaviourLog = ({ record }: BehaviourLogProps) => (
  <Section
    title="Smart contract behaviour log"
    description="Each entry carries the hash its milestone was recorded under."
    look="plain"
  >
    <DataTable
      label="Smart contract behaviour log"
      columns={columns}
      rows={behaviourLog(record)}
      rowKey={({ hash }) => hash}
      emptyText="The smart contract has not acted yet."
    />
  </Section>
);
