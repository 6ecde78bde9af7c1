import type { PortalKey } from 'shared-kernel/domain/portal';
import { waitUntilIdle } from 'shared-kernel/shell';

/** Records the opening of a portal in idle time, but a sign-out immediately, because the page may close. */
export async function recordSessionEvent(
  what: 'entered' | 'left',
  portal: PortalKey,
): Promise<void> {
  if (what === 'entered') await waitUntilIdle();
  const { writeSessionAuditEntry } = await import(
    /* webpackChunkName: "landing-workspace" */ './write-session-audit-entry'
  );
  await writeSessionAuditEntry(what, portal);
}
