import { useMemo, useState } from 'react';
import type { AuditEntry } from 'shared-kernel/domain/audit';
import { dashboardPath, Link, useCurrentPortal } from 'shared-kernel/shell';
import { DataTable, ScreenHeader, Stack, useIsPhone } from 'shared-kernel/ui';
import { auditHeading } from '../../page/overview-tab';
import { VerifyButton } from './audit-actions';
import { createAuditColumns } from './create-audit-columns';
import { AuditEntryDialog } from './audit-entry-dialog';
import { AuditLogBody } from './audit-log-body';
import { useAuditSubjectPath } from './use-audit-subject-path';
import { AuditExportButtons } from './evidence/audit-export-buttons';
import { PeriodEvidencePackButton } from './evidence/period-evidence-pack-button';
import { useVerification } from './evidence/use-verification';
import { useAuditLog } from './use-audit-log';

const keyOf = ({ id }: AuditEntry) => id;

export function AuditPage() {
  const log = useAuditLog();
  const verification = useVerification();
  const portal = useCurrentPortal();
  const subjectPath = useAuditSubjectPath();
  const columns = useMemo(() => createAuditColumns(subjectPath), [subjectPath]);
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState<AuditEntry>();
  return (
    <Stack>
      <Link to={dashboardPath(portal)}>Back to the overview</Link>
      <ScreenHeader
        title={auditHeading.title}
        description={log.denial ?? auditHeading.lead}
        actions={
          <>
            <VerifyButton verification={verification} />
            <AuditExportButtons log={log} />
            <PeriodEvidencePackButton log={log} />
          </>
        }
      />
      <AuditLogBody log={log} verification={verification} expected={12} isUnfolded={!isPhone}>
        {(entries) => (
          <DataTable
            label="Audit entries"
            columns={columns}
            rows={entries}
            rowKey={keyOf}
            onRow={setOpened}
            density="auto"
          />
        )}
      </AuditLogBody>
      {opened && <AuditEntryDialog entry={opened} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}
