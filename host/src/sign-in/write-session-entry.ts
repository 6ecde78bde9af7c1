import type { PortalKey } from 'shared-kernel/domain/portal';
import { pageWorkspace } from 'shared-kernel/workspace';
import { pagePreferences } from '../page/page-preferences';
import { browserName } from './browser-name';
import { recordSignIn, recordSignOut } from './commands/session-commands';

/**
 * Records a portal entry or a sign-out in the workspace. Failures are ignored, because no code depends on the entry.
 */
export async function writeSessionEntry(
  what: 'entered' | 'left',
  portal: PortalKey,
): Promise<void> {
  const session = { portal, preferences: pagePreferences };
  const browser = browserName(navigator.userAgent);
  const page = pageWorkspace();
  const workspace = page.ofPortal?.(portal) ?? page;
  if (what === 'left') await workspace.run(recordSignOut, {}, session);
  else await workspace.run(recordSignIn, { browser }, session);
}
