import { Navigate, Outlet, paths, usePortalSession } from 'shared-kernel/shell';

/** The dashboard without a session leads to the portal sign-in (F8, B7). */
export function SessionGuard() {
  const { session } = usePortalSession();
  if (!session) return <Navigate to={paths.portalSignIn} replace />;
  return <Outlet />;
}
