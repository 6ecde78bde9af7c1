import { useMemo } from 'react';
import { auditCsvColumns, type AuditEntry } from 'shared-kernel/domain/audit';
import { csvContent, csvFileName } from 'shared-kernel/format';
import { csvFormat } from 'shared-kernel/shell';
import {
  CommandButton,
  DataView,
  downloadFile,
  Section,
  Stack,
  TableSkeleton,
} from 'shared-kernel/ui';
import { useAuditDetails, useCollection, useCommand } from 'shared-kernel/workspace';
import { AuditEntryGroups } from './audit-entry-groups';
import { AuditFilterBar } from './audit-filter-bar';
import { ClosedSections } from './evidence/closed-sections';
import { useVerification } from './evidence/use-verification';
import { VerificationResult } from './evidence/verification-result';
import { NoAuditEntries } from './no-audit-entries';
import { useAuditFilters } from './use-audit-filters';
import { exportAudit } from './commands/export-audit';
import { exportEvidence } from './commands/export-evidence';

/** Nothing, and the same nothing each time. */
const none: readonly AuditEntry[] = [];

const notLoaded = 'The log has not been loaded yet.';

/** Who did what, when and to which record: the workspace's entries and, beneath them, the sample's (F5). */
export function AuditLog() {
  const query = useCollection('auditEntries');
  const { denial, visible } = useAuditDetails();
  const entries = useMemo(() => visible(query.data ?? none), [visible, query.data]);
  const filters = useAuditFilters(entries);
  const { filter, found } = filters;

  const handOut = useCommand(exportAudit);
  const verification = useVerification();
  const evidence = useCommand(exportEvidence);

  const exportCsv = async () => {
    const { text, person, portal, action, from, to } = filter;
    const named = { search: text, person: person?.label, portal, action, from, to };
    const fileName = csvFileName('audit-log', named, new Date().toISOString());
    const result = await handOut.run({ fileName, rows: found.length });
    if (result.status !== 'done') return;
    downloadFile(fileName, 'text/csv', csvContent(auditCsvColumns, found, csvFormat()));
  };

  const exportAll = async () => {
    const result = await evidence.run({});
    if (result.status !== 'done') return;
    downloadFile(result.output.fileName, 'text/html', result.output.file);
  };

  return (
    <Section
      title="Audit log"
      description={denial}
      actions={
        <>
          {verification.availability.state !== 'inert' && (
            <CommandButton
              size="small"
              availability={verification.availability}
              loading={verification.isPending}
              onPress={() => void verification.verify()}
            >
              Verify
            </CommandButton>
          )}
          {evidence.availability.state !== 'inert' && (
            <CommandButton
              size="small"
              availability={evidence.availability}
              loading={evidence.isPending}
              onPress={() => void exportAll()}
            >
              Export evidence
            </CommandButton>
          )}
          <CommandButton
            size="small"
            availability={handOut.availability}
            refusal={found.length > 0 ? undefined : query.data ? 'No entry is listed.' : notLoaded}
            onPress={() => void exportCsv()}
          >
            Export CSV
          </CommandButton>
        </>
      }
    >
      <Stack>
        <VerificationResult {...verification} />
        <ClosedSections entries={query.data ?? none} />
        <AuditFilterBar filters={filters} total={query.isError ? null : query.data?.length} />
        <DataView
          query={query}
          skeleton={<TableSkeleton count={5} />}
          isEmpty={() => found.length === 0}
          empty={<NoAuditEntries filters={filters} />}
        >
          {() => <AuditEntryGroups entries={found} />}
        </DataView>
      </Stack>
    </Section>
  );
}
