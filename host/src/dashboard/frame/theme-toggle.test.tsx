import { screen, waitFor } from '@testing-library/react';
import { preferencesAtom } from 'shared-kernel/shell';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { Toaster } from 'shared-kernel/ui/toaster';
import { ThemeToggle } from './theme-toggle';

const show = (behaviour: 'live' | 'reference' = 'live') =>
  renderWithProviders(
    <>
      <ThemeToggle />
      <Toaster />
    </>,
    { portal: 'regulator', workspace: createTestWorkspace({ behaviour }) },
  );

describe('the header’s switch of light and dark', () => {
  it.each(['live', 'reference'] as const)(
    '[PR11] is a command like the profile’s, without a toast: %s',
    async (behaviour) => {
      const { user, store, workspace } = show(behaviour);
      await user.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
      expect(store.get(preferencesAtom).colourMode).toBe('dark');
      expect(screen.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
      const line = async () =>
        (await workspace.source.list('auditEntries')).find(
          ({ action }) => action === 'preferences.setColourMode',
        );
      await waitFor(async () =>
        expect(await line()).toMatchObject({
          portal: 'regulator',
          label: 'Switched light or dark',
          subject: { collection: 'preferences' },
          before: { colourMode: 'light' },
          after: { colourMode: 'dark' },
        }),
      );
      expect(screen.queryByText('Undo')).not.toBeInTheDocument();
    },
  );

  it('[PR11] shows what was pressed while the workspace is busy', async () => {
    const { user, store, workspace } = show();
    let end: () => void = () => undefined;
    const held = new Promise<void>((done) => (end = done));
    const writing = workspace.source.inTurn(() => held);
    await user.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    expect(store.get(preferencesAtom).colourMode).toBe('dark');
    end();
    await writing;
    await waitFor(async () =>
      expect((await workspace.source.list('auditEntries')).map(({ label }) => label)).toContain(
        'Switched light or dark',
      ),
    );
  });
});
