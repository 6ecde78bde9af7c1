import { screen } from '@testing-library/react';
import { type PortalKey, portalKeySchema } from 'shared-kernel/domain/portal';
import {
  createTestWorkspace,
  testWorkspaceFailure,
  type TestWorkspaceOptions,
} from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { ProfileSettings, parseProfilePortal } from './profile-settings';

const show = (route = '/', options: TestWorkspaceOptions = {}, portal: PortalKey = 'client') =>
  renderWithProviders(<ProfileSettings portal={portal} />, {
    route,
    workspace: createTestWorkspace(options),
  });

const fullName = () => screen.findByRole('textbox', { name: /Full Name/ });

describe('Profile and settings', () => {
  it('[PR1] Profile has four tabs and opens the Profile tab first', async () => {
    show();
    expect(await fullName()).toHaveValue('Elena Vasquez');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Profile',
      'Security',
      'Notifications',
      'Preferences',
    ]);
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Profile');
  });

  it.each([
    ['security', 'Two-Factor Authentication'],
    ['notifications', 'New contract assignments'],
    ['preferences', 'Dark mode'],
  ])('[PR1] opens the profile section %s from the URL @deep', async (section, toggle) => {
    show(`/?section=${section}`);
    expect(await screen.findByRole('switch', { name: toggle })).toBeVisible();
  });

  it('[PR1] opening a profile tab updates the URL, and Back returns to the previous tab @deep', async () => {
    const { user, location } = show('/?tab=profile');
    await user.click(screen.getByRole('tab', { name: 'Security' }));
    expect(location()).toBe('/?tab=profile&section=security');
    await user.click(screen.getByRole('tab', { name: 'Profile' }));
    expect(location()).toBe('/?tab=profile');
  });

  it('[PR1] an unknown section in the URL opens the first profile tab @deep', async () => {
    show('/?section=secrets');
    expect(await fullName()).toBeVisible();
  });

  it.each([
    ['admin', 'Nadia Rahman'],
    ['law_firm', 'Oliver Bennett'],
    ['banking', 'Tan Mei Ling'],
    ['vendor', 'Tomasz Zieliński'],
    ['regulator', 'Claire Dubois'],
  ] as const)('[PR1, PR2] shows the profile of %s @deep', async (portal, name) => {
    show('/', {}, portal);
    expect(await fullName()).toHaveValue(name);
  });

  it('[PR1, B2] shows the client’s profile for an unknown portal', async () => {
    show('/', {}, 'treasury' as string as PortalKey);
    expect(await fullName()).toHaveValue('Elena Vasquez');
  });

  it('[PR1] shows a skeleton while the profile loads', () => {
    show('/', { state: 'loading' });
    expect(screen.getAllByRole('status', { name: 'Loading details' })).toHaveLength(2);
  });

  it('[PR1, E3] shows an error if the profile cannot be loaded, and offers a retry', async () => {
    show('/', { state: 'failing' });
    expect(await screen.findByRole('alert')).toHaveTextContent(testWorkspaceFailure);
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });

  it('[PR1] shows a message if the workspace has no profile', async () => {
    show('/', { state: 'empty' });
    expect(await screen.findByText('Profile not found')).toBeVisible();
  });
});

const strangers = [
  undefined,
  '',
  'legal',
  'Admin',
  ' admin',
  'root',
  'toString',
  '__proto__',
  'legal ',
];

describe('parseProfilePortal', () => {
  it.each(portalKeySchema.options)(
    '[F10, PR1] the portal key %s in the URL selects the profile of that portal',
    (key) => {
      expect(parseProfilePortal(key)).toBe(key);
    },
  );

  it.each(strangers)('[PR1, B2] shows the client’s profile for the portal key %j', (text) => {
    expect(parseProfilePortal(text)).toBe('client');
  });
});
