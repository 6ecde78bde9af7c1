import type { PortalKey } from 'shared-kernel/domain/portal';
import type { Preferences } from 'shared-kernel/domain/profile';
import { pageWorkspace } from 'shared-kernel/workspace';
import { browserName } from './browser-name';
import { noteSignIn, noteSignOut } from './commands/session-commands';

interface PreferencesPort {
  readonly read: () => Preferences;
  readonly write: (changes: Partial<Preferences>) => void;
}

/** Notes in the workspace that a portal was entered or left. A failure to keep it is ignored: no code waits for it. */
export async function noteSession(
  what: 'entered' | 'left',
  portal: PortalKey,
  preferences: PreferencesPort,
): Promise<void> {
  const workspace = pageWorkspace();
  const session = { portal, preferences };
  if (what === 'left') await workspace.run(noteSignOut, { portal }, session);
  else {
    const browser = browserName(navigator.userAgent);
    await workspace.run(noteSignIn, { portal, browser }, session);
  }
}
