import {
  createBrowserRouter,
  type RouteObject,
  useLocation,
  useRouteError,
  Outlet,
  useNavigationType,
  Navigate,
} from 'react-router-dom';
import { pagePaths } from '../page/addresses';
import { paths } from '../page/paths';
import { createReturnState } from '../page/return-to';
import { isServerMode } from '../page/server-page';
import { useAccessiblePortals, usePortalSession } from '../sign-in/portal-session';
import { getSessionProblem } from '../sign-in/session-port';
import { createDevelopmentRoutes } from './development-pages';
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
import { useCurrentPortal, useToast } from 'shared-kernel/shell';
import { isAuditLogQuery } from '../page/overview-tab';

/** Scrolls to the top of every new page and tab. After Back and Forward the browser restores the scroll position. */
function ScrollToTop() {
  const { pathname, search, hash } = useLocation();
  const navigation: string = useNavigationType();
  const address = new URLSearchParams(search);
  const tab = address.get('tab');
  const isLog = isAuditLogQuery(address);

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
    const reason = getSessionProblem() ?? 'You signed out in another tab of this browser.';
    show({ title: 'Signed out', description: reason });
  }, [show]);
  return <Navigate to={paths.portalSignIn} replace />;
}

/**
 * Redirects to the portal sign-in if there is no session. After sign-in, the user returns to the requested URL (F8,
 * B7).
 */
export function SessionGuard() {
  const { session } = usePortalSession();
  const [wasSignedIn] = useState(session !== undefined);
  const { pathname, search } = useLocation();
  if (session) return <Outlet />;
  if (wasSignedIn) return <SignedOut />;
  return (
    <Navigate to={paths.portalSignIn} replace state={createReturnState(`${pathname}${search}`)} />
  );
}

/** Redirects to the portal selection if the user may not open the portal in the URL. */
export function PortalGuard() {
  const isOpen = useAccessiblePortals().includes(useCurrentPortal());
  return isOpen ? <Outlet /> : <Navigate to={paths.portalSelection} replace />;
}

/** With a workspace server, the portal selection requires a session and the demo sign-in does not exist. */
const modePages = (): RouteObject[] =>
  isServerMode()
    ? [
        {
          element: <SessionGuard />,
          children: [{ path: pagePaths['portal-selection'], element: <PortalSelectionPage /> }],
        },
      ]
    : [
        { path: pagePaths['demo-sign-in'], element: <DemoSignInPage /> },
        { path: pagePaths['portal-selection'], element: <PortalSelectionPage /> },
      ];

/** All routes of the product. Every route except the gate requires the access code (B8). */
export const createRoutes = (): RouteObject[] => [
  {
    element: <ScrollToTop />,
    errorElement: <RouteError />,
    children: [
      { path: pagePaths.gate, element: <GatePage /> },
      {
        element: <GateGuard />,
        children: [
          { path: pagePaths.landing, element: <LandingPage /> },
          { path: pagePaths['portal-sign-in'], element: <PortalSignInPage /> },
          ...modePages(),
          { path: paths.portal, element: <Navigate to={paths.portalSelection} replace /> },
          {
            element: <SessionGuard />,
            children: [
              {
                path: `${pagePaths.dashboard}/:portalType?`,
                element: <PortalGuard />,
                children: [{ index: true, element: <DashboardPage /> }],
              },
            ],
          },
          ...createDevelopmentRoutes(),
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(createRoutes());
