import { Navigate, Outlet, paths, useLocation } from 'shared-kernel/shell';
import { usePortalSession } from '../sign-in/portal-session';
import { wantedState } from './wanted-page';

/** The dashboard without a session leads to the portal sign-in, which knows what was wanted (F8, B7). */
export function SessionGuard() {
  const { session } = usePortalSession();
  const { pathname, search } = useLocation();
  if (!session) {
    const state = wantedState(`${pathname}${search}`);
    return <Navigate to={paths.portalSignIn} replace state={state} />;
  }
  return <Outlet />;
}
