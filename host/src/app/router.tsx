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
import { Page } from './page';
import { RouteError } from './route-error';
import { ScrollToTop } from './scroll-to-top';
import { SessionGuard } from './session-guard';

/** Every address of the product (section 2); all but the gate stand behind it (B8). */
export const routes: RouteObject[] = [
  {
    element: <ScrollToTop />,
    errorElement: <RouteError />,
    children: [
      { path: paths.gate, element: <Page of={GatePage} /> },
      {
        element: <GateGuard />,
        children: [
          { path: paths.landing, element: <Page of={LandingPage} /> },
          { path: paths.portalSignIn, element: <Page of={PortalSignInPage} /> },
          { path: paths.demoSignIn, element: <Page of={DemoSignInPage} /> },
          { path: paths.portalSelection, element: <Page of={PortalSelectionPage} /> },
          {
            element: <SessionGuard />,
            children: [
              { path: `${paths.dashboard}/:portalType?`, element: <Page of={DashboardPage} /> },
            ],
          },
          { path: '*', element: <Page of={NotFoundPage} /> },
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
