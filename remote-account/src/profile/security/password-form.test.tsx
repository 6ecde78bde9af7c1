import { act, screen } from '@testing-library/react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { Toaster } from 'shared-kernel/ui/toaster';
import { ProfileSettings } from '../profile-settings';

const toast = 'Your password has been successfully updated.';

const show = (portal: PortalKey = 'client', behaviour: 'live' | 'reference' = 'live') =>
  renderWithProviders(
    <>
      <ProfileSettings portal={portal} />
      <Toaster />
    </>,
    { portal, route: '/?section=security', workspace: createTestWorkspace({ behaviour }) },
  );

const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`));
const change = () => screen.getByRole('button', { name: /Change Password/ });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

type User = ReturnType<typeof show>['user'];

async function fill(user: User, current: string, next: string, confirmed: string) {
  const texts = [
    ['Current Password', current],
    ['New Password', next],
    ['Confirm New Password', confirmed],
  ] as const;
  for (const [name, text] of texts) {
    const input = await field(name);
    await user.clear(input);
    if (text !== '') await user.type(input, text);
  }
}

describe('password form', () => {
  it.each([
    ['Current Password', 'Current password is required', '', 'longer12', 'longer12'],
    ['New Password', 'Password must be at least 8 characters', 'old', 'shorter', 'shorter'],
    ['Confirm New Password', 'Please confirm your password', 'old', 'longer12', ''],
    ['Confirm New Password', "Passwords don't match", 'old', 'longer12', 'longer13'],
  ])(
    '[PR7] the password field %s shows the error: %s',
    async (name, message, current, next, confirmed) => {
      const { user } = show();
      await fill(user, current, next, confirmed);
      await user.click(change());
      expect(await screen.findByText(message)).toBeVisible();
      const input = await field(name);
      expect(input).toHaveFocus();
      expect(input).toBeInvalid();
      expect(input).toHaveAccessibleDescription(expect.stringContaining(message));
    },
  );

  it('[PR7] the button “Show password” reveals the password', async () => {
    const { user } = show();
    const secret = await field('Current Password');
    expect(secret).toHaveAttribute('type', 'password');
    expect(secret).toHaveAttribute('spellcheck', 'false');
    const [reveal] = screen.getAllByRole('button', { name: 'Show password', pressed: false });
    if (!reveal) throw new Error('no button');
    await user.click(reveal);
    expect(secret).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Show password', pressed: true })).toBeVisible();
  });

  it('[PR7] changing either password can resolve a mismatch @deep', async () => {
    const { user } = show();
    await fill(user, 'old', 'longer12', 'longer13');
    await user.click(change());
    expect(await screen.findByText("Passwords don't match")).toBeVisible();
    await user.type(await field('New Password'), '{Backspace}3');
    expect(screen.queryByText("Passwords don't match")).not.toBeInTheDocument();
  });

  it('[PR7] each password field can show the typed password, and has the matching autocomplete attribute', async () => {
    const { user } = show();
    const current = await field('Current Password');
    expect(current).toHaveAttribute('type', 'password');
    expect(current).toHaveAttribute('autocomplete', 'current-password');
    expect(await field('Confirm New Password')).toHaveAttribute('autocomplete', 'new-password');
    const [reveal] = screen.getAllByRole('button', { name: 'Show password' });
    if (reveal) await user.click(reveal);
    expect(current).toHaveAttribute('type', 'text');
  });

  it('[PR7, policy] lets the regulator change their password', async () => {
    show('regulator');
    expect(await field('Current Password')).toBeEnabled();
    expect(change()).toBeEnabled();
    expect(change()).not.toHaveAttribute('aria-disabled');
  });
});

describe('submitting the password form', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each(['live', 'reference'] as const)(
    '[PR8] changing the password shows a toast and clears the form after 2 s, in %s mode @deep',
    async (behaviour) => {
      const { user } = show('client', behaviour);
      await fill(user, 'old', 'longer12', 'longer12');
      await user.click(change());
      await pass(1999);
      expect(change()).toHaveClass('ant-btn-loading');
      expect(screen.queryByText(toast)).not.toBeInTheDocument();
      await pass(1);
      expect(await screen.findByText('Password Changed')).toBeVisible();
      expect(screen.getByText(toast)).toBeVisible();
      for (const name of ['Current Password', 'New Password', 'Confirm New Password']) {
        expect(await field(name)).toHaveValue('');
        expect(await field(name)).toBeValid();
      }
      await user.type(await field('New Password'), 'a');
      expect(await field('New Password')).toBeValid();
      expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    },
  );

  it('[PR8] the audit entry of a changed password contains no password @deep', async () => {
    const { user, workspace } = show();
    await fill(user, 'old secret', 'longer secret', 'longer secret');
    await user.click(change());
    await pass(2000);
    await screen.findByText(toast);
    const [entry] = await workspace.source.find('auditEntries', 'at', {
      descending: true,
      limit: 1,
    });
    expect(entry).toMatchObject({
      action: 'profile.changePassword',
      note: 'The password was changed.',
    });
    expect(JSON.stringify(entry)).not.toContain('secret');
  });

  it('[PR7] shows the strength of the new password, and accepts a weak one @deep', async () => {
    const { user } = show();
    expect(await screen.findByText(/A longer passphrase is more secure/)).toBeVisible();
    await user.type(await field('New Password'), 'aaaaaaaa');
    expect(screen.getByText('Strength: Weak')).toBeVisible();
    await user.type(await field('New Password'), 'bcd efg hij klm');
    expect(screen.getByText('Strength: Strong')).toBeVisible();
    await fill(user, 'old', 'aaaaaaaa', 'aaaaaaaa');
    await user.click(change());
    await pass(2000);
    expect(await screen.findByText(toast)).toBeVisible();
  });

  it('[PR7, PR8] stores no typed password in session storage', async () => {
    const { user } = show();
    const stored = JSON.stringify(Object.entries(sessionStorage));
    await fill(user, 'old secret', 'longer12', 'longer12');
    expect(JSON.stringify(Object.entries(sessionStorage))).toBe(stored);
  });
});
