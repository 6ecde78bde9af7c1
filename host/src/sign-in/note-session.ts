import type { PortalKey } from 'shared-kernel/domain/portal';
import { whenIdle } from 'shared-kernel/shell';

/**
 * Writes into the workspace that a portal was entered, in idle time, or that it was left, at once: the page may be
 * closed next.
 */
export async function noteSession(what: 'entered' | 'left', portal: PortalKey): Promise<void> {
  if (what === 'entered') await whenIdle();
  const { writeSessionNote } = await import(
    /* webpackChunkName: "landing-workspace" */ './session-note'
  );
  await writeSessionNote(what, portal);
}
