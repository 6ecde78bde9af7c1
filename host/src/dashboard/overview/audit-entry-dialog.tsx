import {
  getAuditActionLabel,
  getAuditPortalLabel,
  type AuditEntry,
} from 'shared-kernel/domain/audit';
import { getRecordTypeLabel } from 'shared-kernel/domain/record';
import { formatDateTime } from 'shared-kernel/format';
import { DescriptionGrid } from 'shared-kernel/records';
import { DataTable, Dialog, Section, Stack, type TableColumn } from 'shared-kernel/ui';
import { listAuditChanges, type AuditChange } from './list-audit-changes';

interface AuditEntryDialogProps {
  readonly entry: AuditEntry;
  readonly onClose: () => void;
}

const columns: readonly TableColumn<AuditChange>[] = [
  { key: 'field', title: 'Field', width: '26%', render: ({ field }) => field },
  { key: 'before', title: 'Before', width: '37%', render: ({ before }) => before },
  { key: 'after', title: 'After', width: '37%', render: ({ after }) => after },
];

export function AuditEntryDialog({ entry, onClose }: AuditEntryDialogProps) {
  const { at, actor, subject, note } = entry;
  return (
    <Dialog open title={getAuditActionLabel(entry)} size="large" onClose={onClose}>
      <Stack>
        <DescriptionGrid
          items={[
            { label: 'Time', value: formatDateTime(at) },
            { label: 'Person', value: `${actor}, ${getAuditPortalLabel(entry)}` },
            {
              label: 'Record',
              value: `${getRecordTypeLabel(subject.collection)}: ${subject.label}`,
            },
            ...(note === undefined ? [] : [{ label: 'Note', value: note, wide: true }]),
          ]}
        />
        <Section title="Changes" look="plain">
          <DataTable
            label="Changes"
            columns={columns}
            rows={listAuditChanges(entry)}
            rowKey={({ field }) => field}
            emptyText="No changed fields were recorded."
          />
        </Section>
      </Stack>
    </Dialog>
  );
}
