import { sessionScopedStorage } from 'shared-kernel/shell';
import { pageAt, type PageName } from '../page/addresses';
import { isGateOpen } from '../page/gate-flag';
import { portalAuthKey } from '../page/session-keys';

/** The page that the guards will open from this address; none for an unknown address. */
export function shownPage(): PageName | undefined {
  const page = pageAt(location.pathname);
  if (!isGateOpen()) return 'gate';
  const isSignedIn = sessionScopedStorage.get(portalAuthKey) !== null;
  return page === 'dashboard' && !isSignedIn ? 'portal-sign-in' : page;
}
