import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { addresses } from '../page/addresses';
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
import { RouteError } from './route-error';
import { ScrollToTop } from './scroll-to-top';
import { SessionGuard } from './session-guard';

/** Every address of the product (section 2); the gate guards all others (B8). */
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
