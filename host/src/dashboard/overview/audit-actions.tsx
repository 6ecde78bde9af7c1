import { auditCsvColumns } from 'shared-kernel/domain/audit';
import { csvContent, csvFileName } from 'shared-kernel/format';
import { csvFormat } from 'shared-kernel/shell';
import { CommandButton, downloadFile } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { exportAudit } from './commands/export-audit';
import { exportEvidence } from './commands/export-evidence';
import type { Verification } from './evidence/use-verification';
import type { AuditLogView } from './use-audit-log';

interface AuditActionsProps {
  readonly log: AuditLogView;
  readonly verification: Verification;
  readonly size?: 'small' | undefined;
}

const notLoaded = 'The log has not been loaded yet.';

/** What is done with the log: it is verified, and handed out as evidence or as the lines that are listed. */
export function AuditActions({ log, verification, size }: AuditActionsProps) {
  const { query, filters } = log;
  const { filter, found, record } = filters;
  const handOut = useCommand(exportAudit);
  const evidence = useCommand(exportEvidence);

  const exportCsv = async () => {
    const { text, person, portal, action, collection, from, to } = filter;
    const fileName = csvFileName(
      'audit-log',
      {
        search: text,
        person: person?.label,
        portal,
        action,
        type: collection,
        record: record?.label,
        from,
        to,
      },
      new Date().toISOString(),
    );
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
    <>
      {verification.availability.state !== 'inert' && (
        <CommandButton
          size={size}
          availability={verification.availability}
          loading={verification.isPending}
          onPress={() => void verification.verify()}
        >
          Verify
        </CommandButton>
      )}
      {evidence.availability.state !== 'inert' && (
        <CommandButton
          size={size}
          availability={evidence.availability}
          loading={evidence.isPending}
          onPress={() => void exportAll()}
        >
          Export evidence
        </CommandButton>
      )}
      <CommandButton
        size={size}
        availability={handOut.availability}
        refusal={found.length > 0 ? undefined : query.data ? 'No entry is listed.' : notLoaded}
        onPress={() => void exportCsv()}
      >
        Export CSV
      </CommandButton>
    </>
  );
}
