import { guardTarget } from 'shared-kernel/domain/portal';
import { Navigate, Outlet, useGate, useLocation } from 'shared-kernel/shell';

/** Sends a visitor without the gate flag to the gate, which brings them back (GA9). */
export function GateGuard() {
  const { isOpen } = useGate();
  const { pathname, search } = useLocation();
  if (!isOpen) return <Navigate to={guardTarget(`${pathname}${search}`)} replace />;
  return <Outlet />;
}
