import { act, render, screen } from '@testing-library/react';
import { createStore, getDefaultStore, Provider } from 'jotai';
import { RouterProvider } from 'react-router-dom';
import { portalKeys } from 'shared-kernel/domain/portal';
import { useCurrentPortal } from 'shared-kernel/shell';
import { createMemoryRouter } from 'shared-kernel/testing/render';
import { NotFoundPage } from '../not-found/not-found-page';
import { gateStorageKey } from '../page/gate-flag';
import { portalTitle } from '../page/portal-title';
import { PortalSelectionPage } from '../portal-selection/portal-selection-page';
import { endPortalSession, isPortalEntered, storeSession } from '../sign-in/portal-session';
import { createRoutes } from './router';

jest.mock('./pages', () => ({
  GatePage: () => 'The gate',
  LandingPage: () => 'The landing page',
  PortalSignInPage: () => 'The sign-in',
  DemoSignInPage: () => 'The demo sign-in',
  PortalSelectionPage: () => <PortalSelectionPage />,
  DashboardPage: () => portalTitle[useCurrentPortal()],
  NotFoundPage: () => <NotFoundPage />,
}));

const signIn = (portals = ['client', 'vendor'] as const) =>
  storeSession({
    username: 'ada@example.com',
    signedInAt: '2024-07-22T09:00:00.000Z',
    person: { id: 'PER-1', name: 'Ada', email: 'ada@example.com', portals, company: 'CL-001' },
  });

function visit(address: string, store = createStore()) {
  const router = createMemoryRouter(createRoutes(), { initialEntries: [address] });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return router;
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  localStorage.setItem(gateStorageKey, 'ok');
  Object.assign(document.documentElement.dataset, {
    server: 'https://api.example.com',
    issuer: 'https://login.example.com',
    clientId: 'trustfold',
  });
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  const { dataset } = document.documentElement;
  delete dataset.server;
  delete dataset.issuer;
  delete dataset.clientId;
});

describe('with a workspace server', () => {
  it('[R157] with a workspace server, the gate appears before every page', () => {
    localStorage.clear();
    signIn();
    visit('/trustfold/dashboard/client');
    expect(screen.getByText('The gate')).toBeVisible();
  });

  it('[R157] with a workspace server, the demo sign-in does not exist, and the 404 page does not suggest it', () => {
    visit('/portal/demo');
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '/portal/demo' })).not.toBeInTheDocument();
  });

  it.each(['/trustfold/login', '/trustfold/dashboard/client'])(
    '[R157] with a workspace server, %s requires a sign-in',
    (address) => {
      expect(visit(address).state.location.pathname).toBe('/portal/login');
    },
  );

  it('[R157] the portal selection shows only the portals that the signed-in user may open', () => {
    signIn();
    visit('/trustfold/login');
    expect(headings()).toEqual(['Client', 'Vendor']);
    expect(screen.getByText(/You can use the portals below/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Demo portal' })).not.toBeInTheDocument();
  });

  it('[R157] the URL of a portal that the user may not open redirects to the portal selection', () => {
    signIn();
    for (const portal of portalKeys.filter((key) => key !== 'client' && key !== 'vendor')) {
      const { state } = visit(`/trustfold/dashboard/${portal}`);
      expect(state.location.pathname).toBe('/trustfold/login');
      expect(state.historyAction).toBe('REPLACE');
    }
    visit('/trustfold/dashboard/vendor');
    expect(screen.getByText(portalTitle.vendor)).toBeVisible();
  });

  it('[R157] with a workspace server, no portal requires a code, because the identity provider checks the second factor', () => {
    signIn();
    expect(isPortalEntered('client')).toBe(true);
  });

  it('[R156] if the session ends while a page is open, the sign-in page appears', () => {
    signIn();
    const router = visit('/trustfold/dashboard/client', getDefaultStore());
    act(endPortalSession);
    expect(screen.getByText('The sign-in')).toBeVisible();
    expect(router.state.location.state).toBeNull();
  });
});
