import { auditCsvColumns } from 'shared-kernel/domain/audit';
import { createCsvContent, createCsvFileName } from 'shared-kernel/format';
import { getCsvFormat } from 'shared-kernel/shell';
import { CommandButton, downloadFile, Icon } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { exportAuditLog } from './commands/export-audit-log';
import type { AuditVerificationState } from './evidence/use-verification';
import type { AuditFilter } from './filter-audit-entries';
import type { AuditLogState } from './use-audit-log';

interface AuditActionsProps {
  readonly log: AuditLogState;
  readonly verification: AuditVerificationState;
}

const notLoaded = 'The audit log is still loading. Try again in a moment.';

const csvNameOf = (
  { text, person, portal, action, collection, from, to }: AuditFilter,
  record: string | undefined,
) =>
  createCsvFileName(
    'audit-log',
    {
      search: text,
      person: person?.label,
      portal,
      action,
      type: collection,
      record,
      from,
      to,
    },
    new Date().toISOString(),
  );

export function useCsvExport({ query, filters }: AuditLogState) {
  const { filter, found, record } = filters;
  const { availability, run } = useCommand(exportAuditLog);
  const exportCsv = async () => {
    const fileName = csvNameOf(filter, record?.label);
    const result = await run({ fileName, rows: found.length });
    if (result.status !== 'done') return;
    downloadFile(fileName, 'text/csv', createCsvContent(auditCsvColumns, found, getCsvFormat()));
  };
  return {
    availability,
    refusal:
      found.length > 0 ? undefined : query.data ? 'There are no entries to export.' : notLoaded,
    onPress: () => void exportCsv(),
  };
}

interface VerifyButtonProps {
  readonly verification: AuditVerificationState;
  readonly size?: 'small' | undefined;
}

export const VerifyButton = ({ verification, size }: VerifyButtonProps) =>
  verification.availability.state === 'inert' ? null : (
    <CommandButton
      size={size}
      icon={<Icon name="shield-check" />}
      availability={verification.availability}
      onPress={() => void verification.verify()}
    >
      Verify
    </CommandButton>
  );

export const AuditActions = ({ log, verification }: AuditActionsProps) => (
  <>
    <VerifyButton verification={verification} size="small" />
    <CommandButton {...useCsvExport(log)} size="small" icon={<Icon name="download" />}>
      Export CSV
    </CommandButton>
  </>
);
