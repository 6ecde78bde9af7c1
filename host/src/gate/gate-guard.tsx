import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useGate } from './gate';
import { guardTarget } from './safe-next-path';

/** Redirects a visitor without the gate flag to the gate, which redirects back after the correct code (GA9). */
export function GateGuard() {
  const { isOpen } = useGate();
  const { pathname, search } = useLocation();
  if (!isOpen) return <Navigate to={guardTarget(`${pathname}${search}`)} replace />;
  return <Outlet />;
}
