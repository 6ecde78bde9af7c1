import { useLayoutEffect, type FunctionComponent } from 'react';
import { endFirstPaint } from '../page/end-first-paint';
import { lazyPage } from './lazy-page';
import { withPendingIndicator } from '../page/pending-indicator';

/** A page in the place of what the HTML painted. */
function inPlace(Page: FunctionComponent): FunctionComponent {
  return function PageInPlace() {
    useLayoutEffect(endFirstPaint, []);
    return <Page />;
  };
}

/** A page that comes when it is asked for. */
export const page = (load: () => Promise<FunctionComponent>) =>
  lazyPage(() => withPendingIndicator(async () => inPlace(await load())));

/**
 * Each page is its own chunk, asked for when its route is; the page's head knows those that have a name.
 * No boundary shows something in its place: the page before stays until the next has loaded. React would
 * keep a stand-in, once shown, for 300 ms more.
 *
 * Not the router's `lazy`: that one asks for every matched route before a guard has led elsewhere. With it
 * a dashboard address cost a visitor who has not passed the gate 1,454 kB in place of 490, one without a session
 * 1,734 in place of 490, and the landing page 508 in place of 460 (uncompressed).
 */
export const GatePage = page(async () => (await import('../gate/gate-route')).GateRoute);

export const LandingPage = page(
  async () =>
    (await import(/* webpackChunkName: "landing" */ '../landing/landing-page')).LandingPage,
);

export const PortalSignInPage = page(
  async () =>
    (await import(/* webpackChunkName: "portal-sign-in" */ '../sign-in/portal/portal-sign-in-page'))
      .PortalSignInPage,
);

export const DemoSignInPage = page(
  async () =>
    (await import(/* webpackChunkName: "demo-sign-in" */ '../sign-in/demo/demo-sign-in-page'))
      .DemoSignInPage,
);

export const PortalSelectionPage = page(
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

export const DashboardPage = page(async () => {
  // What begins first runs first, where all files are there already.
  const [, dashboard] = await Promise.all([
    openDashboard(),
    import(/* webpackChunkName: "dashboard" */ '../dashboard/dashboard-page'),
  ]);
  await dashboard.prepareOverview(window.location.search);
  return dashboard.DashboardPage;
});

export const NotFoundPage = page(
  async () =>
    (await import(/* webpackChunkName: "not-found" */ '../not-found/not-found-page')).NotFoundPage,
);
