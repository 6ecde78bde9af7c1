import type { PortalKey } from 'shared-kernel/domain/portal';
import { getPageWorkspace } from 'shared-kernel/workspace';
import { pagePreferences } from '../page/page-preferences';
import { parseBrowserName } from './parse-browser-name';
import { recordSignIn, recordSignOut } from './commands/session-commands';

/**
 * Records the opening of a portal or a sign-out in the audit log. Ignores failures, because nothing depends on the
 * entry.
 */
export async function writeSessionAuditEntry(
  what: 'entered' | 'left',
  portal: PortalKey,
): Promise<void> {
  const session = { portal, preferences: pagePreferences };
  const browser = parseBrowserName(navigator.userAgent);
  const page = getPageWorkspace();
  const workspace = page.ofPortal?.(portal) ?? page;
  if (what === 'left') await workspace.run(recordSignOut, {}, session);
  else await workspace.run(recordSignIn, { browser }, session);
}
