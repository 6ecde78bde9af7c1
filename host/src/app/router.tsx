import { createBrowserRouter, paths, type RouteObject } from 'shared-kernel/shell';
import { GateGuard } from './gate-guard';
import {
  DashboardPage,
  DemoSignInPage,
  GatePage,
  LandingPage,
  NotFoundPage,
  PortalSelectionPage,
  PortalSignInPage,
} from './pages';
import { RouteError } from './route-error';
import { ScrollToTop } from './scroll-to-top';
import { SessionGuard } from './session-guard';

/** Every address of the product (section 2); all but the gate stand behind it (B8). */
export const routes: RouteObject[] = [
  {
    element: <ScrollToTop />,
    errorElement: <RouteError />,
    children: [
      { path: paths.gate, element: <GatePage /> },
      {
        element: <GateGuard />,
        children: [
          { path: paths.landing, element: <LandingPage /> },
          { path: paths.portalSignIn, element: <PortalSignInPage /> },
          { path: paths.demoSignIn, element: <DemoSignInPage /> },
          { path: paths.portalSelection, element: <PortalSelectionPage /> },
          {
            element: <SessionGuard />,
            children: [{ path: `${paths.dashboard}/:portalType?`, element: <DashboardPage /> }],
          },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
