import { sessionScopedStorage } from 'shared-kernel/shell';
import { pageAt, type PageName } from '../page/addresses';
import { isGateOpen } from '../page/gate-flag';
import { portalAuthKey } from '../page/session-keys';

/** The page to which the guards will lead from this address; none where nothing is kept. */
export function shownPage(): PageName | undefined {
  const page = pageAt(location.pathname);
  if (!isGateOpen()) return 'gate';
  const isSignedIn = sessionScopedStorage.get(portalAuthKey) !== null;
  return page === 'dashboard' && !isSignedIn ? 'portal-sign-in' : page;
}
