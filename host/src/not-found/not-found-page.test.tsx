import { screen } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { NotFoundPage } from './not-found-page';

describe('404 page', () => {
  it('[E4, S1] the 404 page shows “Page not found” and links to the portal selection', async () => {
    const { user, location } = renderWithProviders(<NotFoundPage />, { route: '/no/such/page' });
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByText('/no/such/page')).toBeVisible();
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
    expect(document.title).toBe('Page not found · Trustfold');
    await user.click(screen.getByRole('link', { name: 'Choose a portal' }));
    expect(location()).toBe('/trustfold/login');
  });

  it('[E4] the 404 page suggests the closest known page', () => {
    renderWithProviders(<NotFoundPage />, { route: '/trustfold/dashbord/vendor' });
    expect(screen.getByRole('link', { name: '/trustfold/dashboard/vendor' })).toHaveAttribute(
      'href',
      '/trustfold/dashboard/vendor',
    );
  });
});
