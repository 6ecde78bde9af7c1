import { sessionScopedStorage } from 'shared-kernel/shell';
import { pageAt, type PageName } from '../app/addresses';
import { isGateOpen } from '../gate/gate-flag';
import { portalAuthKey } from '../sign-in/session-keys';

/** The page to which the guards will lead from this address; none where nothing is kept. */
export function shownPage(): PageName | undefined {
  const page = pageAt(location.pathname);
  if (!isGateOpen()) return 'gate';
  const isSignedIn = sessionScopedStorage.get(portalAuthKey) !== null;
  return page === 'dashboard' && !isSignedIn ? 'portal-sign-in' : page;
}
