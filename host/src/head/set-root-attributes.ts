import { resolveColourMode } from 'shared-kernel/domain/profile';
import { preferencesStorageKey, liveStorage, sessionScopedStorage } from 'shared-kernel/shell';
import { readData } from '../page/read-page-meta';
import { findPageName, type PageName } from '../page/addresses';
import { isGateOpen } from '../page/gate-flag';
import { portalAuthKey } from '../page/session-keys';
import { isServerMode } from '../page/server-page';
import { isSignedOutSince } from '../page/sign-outs';

/** Returns the stored preferences of the user whose portal is open, without validating them. */
const storedPreferences = () => readData(liveStorage.get(preferencesStorageKey()));

export function setRootAttributes(): void {
  const { dataset } = document.documentElement;
  const { colourMode, compactView } = storedPreferences();
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.theme = resolveColourMode(
    colourMode === 'dark' || colourMode === 'system' ? colourMode : 'light',
    systemIsDark,
  );
  if (compactView === true) dataset.density = 'compact';
  dataset.page = findPageAfterRedirects() ?? '';
}

export function findPageAfterRedirects(): PageName | undefined {
  const page = findPageName(location.pathname);
  if (!isGateOpen()) return 'gate';
  const isSignedIn = sessionScopedStorage.get(portalAuthKey) !== null && !isSignedOutSince();
  const shown = page === 'dashboard' && !isSignedIn ? 'portal-sign-in' : page;
  // With a workspace server, the identity provider shows the sign-in form, and the demo sign-in does not exist.
  return shown?.endsWith('sign-in') && isServerMode() ? undefined : shown;
}
