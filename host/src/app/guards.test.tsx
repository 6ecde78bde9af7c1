import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { RouterProvider } from 'react-router-dom';
import { createMemoryRouter } from 'shared-kernel/testing/render';
import { GateGuard } from '../gate/gate-guard';
import { gateStorageKey } from '../page/gate-flag';
import { portalAuthenticatedKey, portalAuthKey, signOutsKey } from '../page/session-keys';
import { SessionGuard } from './router';

const session = JSON.stringify({
  username: 'admin@trustfold.example',
  signedInAt: '2024-07-22T09:00:00.000Z',
});

function visit(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>The gate</p> },
      {
        element: <GateGuard />,
        children: [
          { path: '/portal/login', element: <p>The sign-in</p> },
          {
            element: <SessionGuard />,
            children: [
              { path: '/trustfold/dashboard/:portalType?', element: <p>The dashboard</p> },
            ],
          },
          { path: '*', element: <p>Another page</p> },
        ],
      },
    ],
    { initialEntries: ['/before', address], initialIndex: 1 },
  );
  render(
    <Provider store={createStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return router;
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('GateGuard', () => {
  it('[GA9] without access, a page redirects to the gate and preserves path and query', () => {
    const router = visit('/trustfold/login?from=a b&x=1#part');
    expect(screen.getByText('The gate')).toBeVisible();
    expect(router.state.location.search).toBe(
      `?next=${encodeURIComponent('/trustfold/login?from=a b&x=1')}`,
    );
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('[GA9, B8] a visitor without access sees the gate instead of the 404 page', () => {
    visit('/no/such/page');
    expect(screen.getByText('The gate')).toBeVisible();
  });

  it('[GA7] a visitor with access stays on the page until another tab locks the gate', () => {
    localStorage.setItem(gateStorageKey, 'ok');
    visit('/anywhere');
    expect(screen.getByText('Another page')).toBeVisible();
    act(() => {
      localStorage.removeItem(gateStorageKey);
      window.dispatchEvent(new StorageEvent('storage', { key: gateStorageKey }));
    });
    expect(screen.getByText('The gate')).toBeVisible();
  });
});

describe('SessionGuard', () => {
  beforeEach(() => localStorage.setItem(gateStorageKey, 'ok'));

  it('[F8, B7] a visitor without a session is redirected to the portal sign-in', () => {
    visit('/trustfold/dashboard/admin');
    expect(screen.getByText('The sign-in')).toBeVisible();
  });

  it('[F8, P4] the requested path is stored in the history state and not in the URL', () => {
    const router = visit('/trustfold/dashboard/legal?tab=contracts&q=crude');
    expect(router.state.location.pathname + router.state.location.search).toBe('/portal/login');
    expect(router.state.location.state).toEqual({
      wanted: '/trustfold/dashboard/legal?tab=contracts&q=crude',
    });
  });

  it('[B6] a visitor with only the session flag is not signed in', () => {
    sessionStorage.setItem(portalAuthenticatedKey, 'true');
    visit('/trustfold/dashboard/admin');
    expect(screen.getByText('The sign-in')).toBeVisible();
  });

  it('[R32, F8] a sign-out in another tab immediately shows the sign-in page, which does not return to the previous page', () => {
    sessionStorage.setItem(portalAuthKey, session);
    const router = visit('/trustfold/dashboard/admin?tab=contracts');
    expect(screen.getByText('The dashboard')).toBeVisible();
    act(() => {
      localStorage.setItem(signOutsKey, '1');
      window.dispatchEvent(new StorageEvent('storage', { key: signOutsKey }));
    });
    expect(screen.getByText('The sign-in')).toBeVisible();
    expect(router.state.location.state).toBeNull();
  });

  it('[F8] a signed-in visitor sees the dashboard', () => {
    sessionStorage.setItem(portalAuthKey, session);
    visit('/trustfold/dashboard/admin');
    expect(screen.getByText('The dashboard')).toBeVisible();
  });
});
