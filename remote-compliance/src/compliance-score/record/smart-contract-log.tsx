import { createSmartContractLog, type SmartContractLogEntry } from './create-smart-contract-log';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { formatDateTime } from 'shared-kernel/format';
import { CopyableText } from 'shared-kernel/records';
import { DataTable, Section, type TableColumn } from 'shared-kernel/ui';
import { useSampleValuesRemark } from 'shared-kernel/workspace';

const columns: readonly TableColumn<SmartContractLogEntry>[] = [
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
    render: ({ hash, text }) => (
      <CopyableText text={hash} label={`hash of “${text}”`} truncate={16} />
    ),
  },
];

export function SmartContractLog({ record }: { readonly record: ComplianceRecord }) {
  const remark = useSampleValuesRemark();
  const entries = createSmartContractLog(record);
  const description = 'Each entry has the hash of its milestone.';
  return (
    <Section
      title="Smart contract behaviour log"
      description={
        remark === undefined || entries.length === 0 ? description : `${description} ${remark}`
      }
      look="plain"
    >
      <DataTable
        label="Smart contract behaviour log"
        columns={columns}
        rows={entries}
        rowKey={({ hash }) => hash}
        emptyText="No records yet."
      />
    </Section>
  );
}
