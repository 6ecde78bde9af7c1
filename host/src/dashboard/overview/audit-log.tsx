import { Link } from 'react-router-dom';
import { auditLogPath, useCurrentPortal } from 'shared-kernel/shell';
import { Section } from 'shared-kernel/ui';
import { useIsLive } from '../use-is-live';
import { AuditActions } from './audit-actions';
import { AuditEntryGroups } from './audit-entry-groups';
import { AuditLogBody } from './audit-log-body';
import { useVerification } from './evidence/use-verification';
import { useAuditLog } from './use-audit-log';

/** How many of the newest are shown if the log has a page of its own. */
const maxShown = 5;

/** Who changed what record, how and when: the workspace's entries and, beneath them, the sample's (F5). */
export function AuditLog() {
  const log = useAuditLog();
  const verification = useVerification();
  const portal = useCurrentPortal();
  const hasPage = useIsLive();
  return (
    <Section
      title="Audit log"
      description={log.denial}
      actions={
        <>
          {hasPage && <Link to={auditLogPath(portal, log.filters.inAddress)}>View all</Link>}
          <AuditActions log={log} verification={verification} size="small" />
        </>
      }
    >
      <AuditLogBody log={log} verification={verification} expected={maxShown}>
        {(entries) => <AuditEntryGroups entries={hasPage ? entries.slice(0, maxShown) : entries} />}
      </AuditLogBody>
    </Section>
  );
}
