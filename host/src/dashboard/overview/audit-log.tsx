import { csvFileName, toCsv, utf8ByteOrderMark } from 'shared-kernel/format';
import { urlText, useUrlState } from 'shared-kernel/shell';
import {
  Button,
  DataView,
  downloadFile,
  EmptyState,
  SearchField,
  Section,
  Stack,
  TableSkeleton,
} from 'shared-kernel/ui';
import { useCollection, useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { AuditEntryGroups } from './audit-entry-groups';
import { auditCsvColumns, filterAudit } from './filter-audit';
import { exportAudit } from './commands/export-audit';

const urlParams = { audit: urlText() };

/** Who did what, when and to which record: the sample's entries and, beneath them, the workspace's (F5). */
export function AuditLog() {
  const { values, set } = useUrlState(urlParams);
  const query = useCollection('auditEntries');
  const now = useWorkspaceClock();
  const found = filterAudit(query.data ?? [], { text: values.audit });

  const handOut = useCommand(exportAudit);

  const exportCsv = async () => {
    const fileName = csvFileName('audit-log', { search: values.audit }, now);
    const result = await handOut.run({ fileName, rows: found.length });
    if (result.status !== 'done') return;
    downloadFile(fileName, 'text/csv', utf8ByteOrderMark + toCsv(auditCsvColumns, found));
  };

  return (
    <Section
      title="Audit log"
      actions={
        <Button size="small" onClick={() => void exportCsv()} disabled={found.length === 0}>
          Export CSV
        </Button>
      }
    >
      <Stack>
        <SearchField
          label="Search the audit log"
          value={values.audit}
          onChange={(audit) => set({ audit })}
          shortcut={null}
        />
        <DataView
          query={query}
          skeleton={<TableSkeleton count={5} />}
          isEmpty={() => found.length === 0}
          empty={
            <EmptyState
              title="No entry matches"
              description={`No person, action, record, note or portal in the audit log holds “${values.audit.trim()}”.`}
              action={<Button onClick={() => set({ audit: '' })}>Show all entries</Button>}
            />
          }
        >
          {() => <AuditEntryGroups entries={found} />}
        </DataView>
      </Stack>
    </Section>
  );
}
