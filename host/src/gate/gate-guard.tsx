import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useGate } from './gate';
import { createGatePath } from './safe-next-path';

/** Redirects to the gate if the visitor has not entered the access code. Afterwards, the gate redirects back (GA9). */
export function GateGuard() {
  const { isOpen } = useGate();
  const { pathname, search } = useLocation();
  if (!isOpen) return <Navigate to={createGatePath(`${pathname}${search}`)} replace />;
  return <Outlet />;
}
