import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useGate } from './gate';
import { guardTarget } from './safe-next-path';

/**
 * Redirects a visitor who has not passed the gate to the gate. After the correct code, the gate redirects back (GA9).
 */
export function GateGuard() {
  const { isOpen } = useGate();
  const { pathname, search } = useLocation();
  if (!isOpen) return <Navigate to={guardTarget(`${pathname}${search}`)} replace />;
  return <Outlet />;
}
