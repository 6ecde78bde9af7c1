import { render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { RouterProvider } from 'react-router-dom';
import { useCurrentPortal } from 'shared-kernel/shell';
import { createMemoryRouter } from 'shared-kernel/testing/render';
import { portalTitle } from '../page/portal-title';
import { NotFoundPage } from '../not-found/not-found-page';
import { gateStorageKey } from '../page/gate-flag';
import { portalAuthKey } from '../page/session-keys';
import { createRoutes } from './router';

jest.mock('./pages', () => ({
  GatePage: () => 'The gate',
  LandingPage: () => 'The landing page',
  PortalSignInPage: () => 'The sign-in',
  DemoSignInPage: () => 'The demo sign-in',
  PortalSelectionPage: () => 'The selection',
  DashboardPage: () => portalTitle[useCurrentPortal()],
  NotFoundPage: () => <NotFoundPage />,
}));

const openGate = () => localStorage.setItem(gateStorageKey, 'ok');

const signIn = () =>
  sessionStorage.setItem(
    portalAuthKey,
    JSON.stringify({ username: 'a@b.example', signedInAt: '2024-07-22T09:00:00.000Z' }),
  );

function visit(address: string) {
  const router = createMemoryRouter(createRoutes(), { initialEntries: [address] });
  render(
    <Provider store={createStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return router.state;
}

const elsewhere = ['/portal/demo/x', '/trustfold/nothing', '/no/such/page'];
const dashboards = ['/trustfold/dashboard', '/trustfold/dashboard/legal'];

beforeEach(() => jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('routes of the product', () => {
  it.each([
    '/trustfold',
    '/trustfold/login',
    '/portal/login',
    '/portal/demo',
    '/portal',
    ...dashboards,
    ...elsewhere,
  ])('[B8] the gate appears before %s, whether or not the visitor is signed in', (address) => {
    signIn();
    const { location } = visit(address);
    expect(screen.getByText('The gate')).toBeVisible();
    expect(location.pathname + location.search).toBe(`/?next=${encodeURIComponent(address)}`);
  });

  it.each([
    ['/trustfold', 'The landing page'],
    ['/trustfold/login', 'The selection'],
    ['/portal/login', 'The sign-in'],
    ['/portal/demo', 'The demo sign-in'],
  ])('[B4] the URL %s opens its page', (address, words) => {
    openGate();
    visit(address);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('[R60] /portal redirects to the portal selection and replaces the history entry', () => {
    openGate();
    const { location, historyAction } = visit('/portal');
    expect(location.pathname).toBe('/trustfold/login');
    expect(historyAction).toBe('REPLACE');
    expect(screen.getByText('The selection')).toBeVisible();
  });

  it.each([...elsewhere, '/trustfold/dashboard/admin/x'])(
    '[E4] the URL %s shows “Page not found”',
    (address) => {
      openGate();
      signIn();
      visit(address);
      expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    },
  );

  it.each(dashboards)('[B7, F8] without a session, %s redirects to the sign-in page', (address) => {
    openGate();
    expect(visit(address).location.pathname).toBe('/portal/login');
    expect(screen.getByText('The sign-in')).toBeVisible();
  });

  it.each([
    ['legal', 'law_firm'],
    ['law_firm', 'law_firm'],
    ['unheard-of', 'admin'],
    ['', 'admin'],
  ] as const)('[B1, B2] the route “%s” shows the dashboard of the %s portal', (route, portal) => {
    openGate();
    signIn();
    visit(`/trustfold/dashboard/${route}`);
    expect(screen.getByText(portalTitle[portal])).toBeVisible();
  });
});
