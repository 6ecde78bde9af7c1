import { screen, waitFor } from '@testing-library/react';
import { getInitials } from 'shared-kernel/domain/profile';
import { preferencesAtom } from 'shared-kernel/shell';
import { createTestWorkspace } from 'shared-kernel/testing';
import { createSampleProfile } from 'shared-kernel/testing/records';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { Toaster } from 'shared-kernel/ui/toaster';
import { isKeyboardShortcutsOpenAtom } from '../keys/keyboard-shortcuts-atom';
import { AccountMenu } from './account-menu';

function show(behaviour: 'live' | 'reference' = 'live') {
  const shown = renderWithProviders(
    <>
      <AccountMenu portal="regulator" />
      <Toaster />
    </>,
    { portal: 'regulator', workspace: createTestWorkspace({ behaviour }) },
  );
  const open = () => shown.user.click(screen.getByRole('button', { name: 'Account' }));
  const mode = (name: string, checked?: boolean) =>
    screen.findByRole('menuitemradio', { name: `Appearance: ${name}`, checked });
  return { ...shown, open, mode };
}

describe('account menu', () => {
  it.each(['live', 'reference'] as const)(
    '[PR11, F2] the account menu switches between light and dark, with an audit entry and without a toast in %s mode @deep',
    async (behaviour) => {
      const { user, store, workspace, open, mode } = show(behaviour);
      await open();
      expect(await mode('Light', true)).toBeVisible();
      await user.click(await mode('Dark', false));
      expect(store.get(preferencesAtom).colourMode).toBe('dark');
      await open();
      expect(await mode('Dark', true)).toBeVisible();
      const line = async () =>
        (await workspace.source.list('auditEntries')).find(
          ({ action }) => action === 'preferences.setColourMode',
        );
      await waitFor(async () =>
        expect(await line()).toMatchObject({
          portal: 'regulator',
          label: 'Changed the appearance',
          subject: { collection: 'preferences' },
          before: { colourMode: 'light' },
          after: { colourMode: 'dark' },
        }),
      );
      expect(screen.queryByText('Undo')).not.toBeInTheDocument();
    },
  );

  it('[PR11] the account menu shows the selected mode while the workspace is busy @deep', async () => {
    const { user, store, workspace, open, mode } = show();
    let end: () => void = () => undefined;
    const held = new Promise<void>((done) => (end = done));
    const writing = workspace.source.withWriteLock(() => held);
    await open();
    await user.click(await mode('System'));
    expect(store.get(preferencesAtom).colourMode).toBe('system');
    end();
    await writing;
    await waitFor(async () =>
      expect((await workspace.source.list('auditEntries')).map(({ label }) => label)).toContain(
        'Changed the appearance',
      ),
    );
  });

  it('[F2, PR11] the account menu has a divider between the settings and the actions, and can switch the density', async () => {
    const { user, store, open } = show();
    await open();
    const line = await screen.findByRole('separator');
    const compact = screen.getByRole('menuitem', { name: 'Compact view' });
    expect(line.nextElementSibling).toBe(compact);
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Compact view',
      'Audit log',
      'Settings',
      'Keyboard shortcuts',
      'Sign out',
    ]);
    await user.click(compact);
    expect(store.get(preferencesAtom).compactView).toBe(true);
  });

  it('[F2, F10] the account menu marks the open portal and links to the others', async () => {
    const { user, location, open } = show();
    await open();
    const portals = screen.getAllByRole('menuitemradio', { name: /^Portal: / });
    expect(portals.map((item) => item.textContent)).toEqual([
      'Admin',
      'Client',
      'Legal',
      'Banking',
      'Vendor',
      'Regulator',
    ]);
    expect(portals.at(-1)).toBeChecked();
    await user.click(screen.getByRole('menuitemradio', { name: 'Portal: Banking' }));
    expect(location()).toBe('/trustfold/dashboard/banking');
  });

  it('[F2, F5] the account menu links to the audit log, except in reference mode @deep', async () => {
    const { user, location, open, unmount } = show();
    await open();
    await user.click(await screen.findByRole('menuitem', { name: 'Audit log' }));
    expect(location()).toBe('/trustfold/dashboard/regulator?section=audit');
    unmount();
    await show('reference').open();
    expect(await screen.findByRole('menuitem', { name: 'Settings' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Audit log' })).not.toBeInTheDocument();
  });

  it('[F2, R14] the account menu opens the keyboard shortcuts', async () => {
    const { user, store, open } = show();
    await open();
    await user.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
    expect(store.get(isKeyboardShortcutsOpenAtom)).toBe(true);
  });

  it('[F2, PR2] the account button shows the initials of the signed-in user', async () => {
    show();
    const button = screen.getByRole('button', { name: 'Account' });
    await waitFor(() =>
      expect(button.querySelector('[data-initials]')?.getAttribute('data-initials')).toMatch(
        new RegExp(`^${getInitials(createSampleProfile('regulator').fullName)}$`),
      ),
    );
  });
});
