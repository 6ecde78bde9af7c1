import { Link } from 'react-router-dom';
import { createAuditLogPath, useCurrentPortal } from 'shared-kernel/shell';
import { Section } from 'shared-kernel/ui';
import { useIsLiveMode } from '../use-is-live-mode';
import { AuditActions } from './audit-actions';
import { AuditEntryGroups } from './audit-entry-groups';
import { AuditLogBody } from './audit-log-body';
import { useVerification } from './evidence/use-verification';
import { useAuditLog } from './use-audit-log';

/** Maximum number of entries in the card if a separate page shows the whole audit log. */
const maxShown = 5;

/**
 * The audit log: who changed which record, how and when. Entries of the workspace come before entries of the sample
 * data (F5).
 */
export function AuditLog() {
  const log = useAuditLog();
  const verification = useVerification();
  const portal = useCurrentPortal();
  const hasPage = useIsLiveMode();
  return (
    <Section
      title="Audit log"
      description={log.denial}
      actions={
        <>
          {hasPage && <Link to={createAuditLogPath(portal, log.filters.inAddress)}>View all</Link>}
          <AuditActions log={log} verification={verification} />
        </>
      }
    >
      <AuditLogBody log={log} verification={verification} expected={maxShown}>
        {(entries) => <AuditEntryGroups entries={hasPage ? entries.slice(0, maxShown) : entries} />}
      </AuditLogBody>
    </Section>
  );
}
