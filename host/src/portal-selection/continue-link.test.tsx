import { render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { createMemoryRouter } from 'shared-kernel/testing/render';
import { writeRemotesMeta } from '../page/test-remotes';
import { PortalSelectionPage } from './portal-selection-page';

beforeEach(() => writeRemotesMeta());

function renderPage(state: unknown) {
  const routes = [{ path: '/trustfold/login', element: <PortalSelectionPage /> }];
  const initialEntries = [{ pathname: '/trustfold/login', state }];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries })} />);
}

const link = () => screen.queryByRole('link', { name: 'Continue' });

describe('link to the requested page', () => {
  it('[P4] a link names and opens the page requested before sign-in', () => {
    renderPage({ wanted: '/trustfold/dashboard/legal?tab=contracts&contract=CON-1' });
    expect(screen.getByText('Contracts, Legal Portal')).toBeVisible();
    expect(link()).toHaveAttribute(
      'href',
      '/trustfold/dashboard/legal?tab=contracts&contract=CON-1',
    );
  });

  it.each([
    ['/trustfold/dashboard/legal/', 'Overview, Legal Portal'],
    ['/trustfold/dashboard/legal/?tab=clients', 'Clients, Legal Portal'],
    ['/trustfold/dashboard/', 'Overview, Administration Portal'],
    ['/trustfold/dashboard', 'Overview, Administration Portal'],
  ])('[P4] the link to the requested page names the page at %s', (wanted, name) => {
    renderPage({ wanted });
    expect(screen.getByText(name)).toBeVisible();
    expect(link()).toHaveAttribute('href', wanted);
  });

  it('[P4, F1] the link to the requested page opens the overview for an unknown portal or tab', () => {
    renderPage({ wanted: '/trustfold/dashboard/unknown?tab=nothing' });
    expect(screen.getByText('Overview, Administration Portal')).toBeVisible();
  });

  it.each([undefined, null, 'text', { wanted: 7 }, { wanted: 'https://evil.example/' }])(
    '[P4] there is no link to a requested page if the history state is %j',
    (state) => {
      renderPage(state);
      expect(screen.getByRole('heading', { name: 'Choose a portal' })).toBeVisible();
      expect(link()).not.toBeInTheDocument();
    },
  );
});
