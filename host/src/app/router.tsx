import {
  createBrowserRouter,
  type RouteObject,
  useLocation,
  useRouteError,
  Outlet,
  useNavigationType,
  Navigate,
} from 'react-router-dom';
import { addresses } from '../page/addresses';
import { paths } from '../page/paths';
import { returnState } from '../page/return-to';
import { usePortalSession } from '../sign-in/portal-session';
import { developmentPages } from './development-pages';
import { GateGuard } from '../gate/gate-guard';
import {
  DashboardPage,
  DemoSignInPage,
  GatePage,
  LandingPage,
  NotFoundPage,
  PortalSelectionPage,
  PortalSignInPage,
} from './pages';
import { PlainErrorCard } from './plain-error-card';
import { useEffect, useState } from 'react';
import { useToast } from 'shared-kernel/shell';
import { isAuditLog } from '../page/overview-tab';

/** Scrolls to the top of every new page and tab. After Back and Forward the browser restores the scroll position. */
function ScrollToTop() {
  const { pathname, search, hash } = useLocation();
  const navigation: string = useNavigationType();
  const address = new URLSearchParams(search);
  const tab = address.get('tab');
  const isLog = isAuditLog(address);

  useEffect(() => {
    if (navigation !== 'POP' && hash === '') window.scrollTo(0, 0);
    // oxlint-disable-next-line react/exhaustive-deps -- what is open in a page changes the address, and keeps its place
  }, [pathname, tab, isLog]);

  return <Outlet />;
}

const RouteError = () => (
  <PlainErrorCard error={useRouteError()} onRetry={() => window.location.reload()} />
);

/**
 * Redirects to sign-in when the session ends. The sign-in page shows a toast and does not return to the previous page.
 */
function SignedOut() {
  const { show } = useToast();
  useEffect(() => {
    show({ title: 'Signed out', description: 'You signed out in another tab of this browser.' });
  }, [show]);
  return <Navigate to={paths.portalSignIn} replace />;
}

/**
 * Redirects to the portal sign-in if there is no session. After sign-in, the user returns to the requested address (F8,
 * B7).
 */
export function SessionGuard() {
  const { session } = usePortalSession();
  const [wasSignedIn] = useState(session !== undefined);
  const { pathname, search } = useLocation();
  if (session) return <Outlet />;
  if (wasSignedIn) return <SignedOut />;
  return <Navigate to={paths.portalSignIn} replace state={returnState(`${pathname}${search}`)} />;
}

/** All routes of the product. The gate protects all other routes (B8). */
export const routes: RouteObject[] = [
  {
    element: <ScrollToTop />,
    errorElement: <RouteError />,
    children: [
      { path: addresses.gate, element: <GatePage /> },
      {
        element: <GateGuard />,
        children: [
          { path: addresses.landing, element: <LandingPage /> },
          { path: addresses['portal-sign-in'], element: <PortalSignInPage /> },
          { path: addresses['demo-sign-in'], element: <DemoSignInPage /> },
          { path: addresses['portal-selection'], element: <PortalSelectionPage /> },
          { path: paths.portal, element: <Navigate to={paths.portalSelection} replace /> },
          {
            element: <SessionGuard />,
            children: [{ path: `${addresses.dashboard}/:portalType?`, element: <DashboardPage /> }],
          },
          ...developmentPages(),
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
