import { useLayoutEffect, type FunctionComponent } from 'react';
import { removeInitialHtml } from '../page/remove-initial-html';
import { createLazyPageComponent } from './lazy-page';
import { withPendingIndicator } from '../page/pending-indicator';

function inPlace(Page: FunctionComponent): FunctionComponent {
  return function PageInPlace() {
    useLayoutEffect(removeInitialHtml, []);
    return <Page />;
  };
}

export const createLazyPage = (load: () => Promise<FunctionComponent>) =>
  createLazyPageComponent(() => withPendingIndicator(async () => inPlace(await load())));

/**
 * There is no Suspense fallback, because React would show it for at least 300 ms. The `lazy` option of the router is
 * not used, because it loads pages before a guard can redirect.
 */
export const GatePage = createLazyPage(async () => (await import('../gate/gate-route')).GateRoute);

export const LandingPage = createLazyPage(
  async () =>
    (await import(/* webpackChunkName: "landing" */ '../landing/landing-page')).LandingPage,
);

export const PortalSignInPage = createLazyPage(
  async () =>
    (await import(/* webpackChunkName: "portal-sign-in" */ '../sign-in/portal/portal-sign-in-page'))
      .PortalSignInPage,
);

export const DemoSignInPage = createLazyPage(
  async () =>
    (await import(/* webpackChunkName: "demo-sign-in" */ '../sign-in/demo/demo-sign-in-page'))
      .DemoSignInPage,
);

export const PortalSelectionPage = createLazyPage(
  async () =>
    (
      await import(
        /* webpackChunkName: "portal-selection" */ '../portal-selection/portal-selection-page'
      )
    ).PortalSelectionPage,
);

const openDashboard = async () => {
  const opening = await import(
    /* webpackChunkName: "dashboard-start" */ '../dashboard/open-dashboard'
  );
  await opening.openDashboard(window.location.search);
};

export const DashboardPage = createLazyPage(async () => {
  // `openDashboard` must be called first, because cached imports resolve in the order of the calls.
  const [, dashboard] = await Promise.all([
    openDashboard(),
    import(/* webpackChunkName: "dashboard" */ '../dashboard/dashboard-page'),
  ]);
  await dashboard.prepareOverview(window.location.search);
  return dashboard.DashboardPage;
});

export const NotFoundPage = createLazyPage(
  async () =>
    (await import(/* webpackChunkName: "not-found" */ '../not-found/not-found-page')).NotFoundPage,
);
