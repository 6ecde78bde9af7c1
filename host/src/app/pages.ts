import { lazy } from 'react';

/** Each page is its own chunk, asked for when its route is. */
export const GatePage = lazy(async () => ({
  default: (await import('../gate/gate-page')).GatePage,
}));

export const LandingPage = lazy(async () => ({
  default: (await import('../landing/landing-route')).LandingRoute,
}));

export const PortalSignInPage = lazy(async () => ({
  default: (await import('../sign-in/portal/portal-sign-in-page')).PortalSignInPage,
}));

export const DemoSignInPage = lazy(async () => ({
  default: (await import('../sign-in/demo/demo-sign-in-page')).DemoSignInPage,
}));

export const PortalSelectionPage = lazy(async () => ({
  default: (await import('../portal-selection/portal-selection-page')).PortalSelectionPage,
}));

export const DashboardPage = lazy(async () => ({
  default: (await import('../dashboard/dashboard-page')).DashboardPage,
}));

export const NotFoundPage = lazy(async () => ({
  default: (await import('../not-found/not-found-page')).NotFoundPage,
}));
