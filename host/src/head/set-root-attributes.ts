import { resolveColourMode } from 'shared-kernel/domain/profile';
import { getPreferencesStorageKey, liveStorage, sessionScopedStorage } from 'shared-kernel/shell';
import { parseJsonObject } from '../page/read-page-meta';
import { findPageName, type PageName } from '../page/addresses';
import { isGateOpen } from '../page/gate-flag';
import { portalAuthKey } from '../page/session-keys';
import { isServerMode } from '../page/server-page';
import { hasSignedOutSinceSignIn } from '../page/sign-outs';

/** Returns the stored preferences of the user whose portal is open, without validating them. */
const storedPreferences = () => parseJsonObject(liveStorage.get(getPreferencesStorageKey()));

export function setRootAttributes(): void {
  const { dataset } = document.documentElement;
  const { colourMode, compactView } = storedPreferences();
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.theme = resolveColourMode(
    colourMode === 'dark' || colourMode === 'system' ? colourMode : 'light',
    systemIsDark,
  );
  if (compactView === true) dataset.density = 'compact';
  dataset.page = resolveInitialPage() ?? '';
}

export function resolveInitialPage(): PageName | undefined {
  const page = findPageName(location.pathname);
  if (!isGateOpen()) return 'gate';
  const isSignedIn = sessionScopedStorage.get(portalAuthKey) !== null && !hasSignedOutSinceSignIn();
  const shown = page === 'dashboard' && !isSignedIn ? 'portal-sign-in' : page;
  // With a workspace server, the identity provider shows the sign-in form, and the demo sign-in does not exist.
  return shown?.endsWith('sign-in') && isServerMode() ? undefined : shown;
}
