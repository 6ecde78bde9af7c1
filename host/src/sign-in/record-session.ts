import type { PortalKey } from 'shared-kernel/domain/portal';
import { whenIdle } from 'shared-kernel/shell';

/**
 * Records in the workspace that a portal was entered or that the user signed out. Entering is written in idle time. A
 * sign-out is written at once, because the page may close.
 */
export async function recordSession(what: 'entered' | 'left', portal: PortalKey): Promise<void> {
  if (what === 'entered') await whenIdle();
  const { writeSessionEntry } = await import(
    /* webpackChunkName: "landing-workspace" */ './write-session-entry'
  );
  await writeSessionEntry(what, portal);
}
