import { screen } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { connectToServer } from 'shared-kernel/workspace';
import { ProfileSettings } from './profile-settings';

it('[R168] with a server, name and email address of the profile cannot be edited, and no last login is shown', async () => {
  const accessToken = () => Promise.reject(new Error('No one has signed in.'));
  await connectToServer({ address: 'https://server.example', person: undefined, accessToken });
  renderWithProviders(<ProfileSettings portal="client" />, { portal: 'client' });
  for (const name of [/^Full Name/, /^Email Address/]) {
    const field = await screen.findByRole('textbox', { name });
    expect(field).toBeDisabled();
    expect(field).toHaveAccessibleDescription('An administrator manages this field.');
  }
  expect(screen.getByRole('textbox', { name: /^Job Title/ })).toBeEnabled();
  expect(screen.getByText('Audit access')).toBeInTheDocument();
  expect(screen.queryByText('Last login')).not.toBeInTheDocument();
});
