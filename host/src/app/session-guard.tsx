import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { usePortalSession } from '../sign-in/portal-session';
import { paths } from '../page/paths';
import { returnState } from '../page/return-to';

/** The dashboard without a session leads to the portal sign-in, which knows what was wanted (F8, B7). */
export function SessionGuard() {
  const { session } = usePortalSession();
  const { pathname, search } = useLocation();
  if (!session) {
    const state = returnState(`${pathname}${search}`);
    return <Navigate to={paths.portalSignIn} replace state={state} />;
  }
  return <Outlet />;
}
