import { lazy } from 'react';

/** Each page is its own chunk, asked for when its route is; the page's head knows those that have a name. */
export const GatePage = lazy(async () => ({
  default: (await import('../gate/gate-route')).GateRoute,
}));

export const LandingPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "landing" */ '../landing/landing-route'))
    .LandingRoute,
}));

export const PortalSignInPage = lazy(async () => ({
  default: (
    await import(/* webpackChunkName: "portal-sign-in" */ '../sign-in/portal/portal-sign-in-page')
  ).PortalSignInPage,
}));

export const DemoSignInPage = lazy(async () => ({
  default: (
    await import(/* webpackChunkName: "demo-sign-in" */ '../sign-in/demo/demo-sign-in-page')
  ).DemoSignInPage,
}));

export const PortalSelectionPage = lazy(async () => ({
  default: (
    await import(
      /* webpackChunkName: "portal-selection" */ '../portal-selection/portal-selection-page'
    )
  ).PortalSelectionPage,
}));

export const DashboardPage = lazy(async () => ({
  default: (
    await import(/* webpackChunkName: "dashboard" */ '../dashboard/open-dashboard')
  ).openDashboard(window.location.search),
}));

export const NotFoundPage = lazy(async () => ({
  default: (await import('../not-found/not-found-page')).NotFoundPage,
}));
