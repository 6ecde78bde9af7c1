import { act, fireEvent, screen, within } from '@testing-library/react';
import { preferencesKey } from 'shared-kernel/shell';
import { renderWithProviders } from 'shared-kernel/testing/render';
import type { RemoteRelease } from 'shared-kernel/remote';
import type { LoadedComposition } from './composition';
import { ReleaseInspector } from './release-inspector';
import { measureReleaseLoad } from './release-loads';
import { writeRemotesMeta } from '../page/test-remotes';

const composition = jest.fn<Promise<LoadedComposition>, []>();
const release = jest.fn<Promise<RemoteRelease>, [string]>();
jest.mock('./composition', () => ({
  loadComposition: () => composition(),
  loadRelease: (name: string) => release(name),
}));

const contracts: RemoteRelease = {
  release: 'a'.repeat(32),
  address: '/r/a/',
  entry: 'remote-entry.js',
  kernelRange: '^1.0.0',
  files: { 'remote-entry.js': 'sha384-a', 'a.js': 'sha384-b' },
  screens: {},
};

const live: LoadedComposition = {
  hash: 'b'.repeat(64),
  composition: { schema: 1, remotes: { contracts } },
  seq: 7,
  promotion: 'p',
};

async function inspect() {
  renderWithProviders(<ReleaseInspector />);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Diagnostics and releases' }));
    await import('./release-drawer');
  });
  return screen.findByRole('dialog', { name: 'Diagnostics and releases' });
}

const cellsOf = async (dialog: HTMLElement, name: string) => {
  const header = await within(dialog).findByRole('rowheader', { name });
  const row = header.closest('tr');
  return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent.trim());
};

beforeEach(() => {
  writeRemotesMeta();
  composition.mockReset().mockResolvedValue(live);
  release
    .mockReset()
    .mockImplementation((name) =>
      name === 'contracts' ? Promise.resolve(contracts) : Promise.reject(new Error('not named')),
    );
});

describe('ReleaseInspector', () => {
  it('[deployment] the release inspector requests nothing until it is opened', () => {
    renderWithProviders(<ReleaseInspector />);
    expect(composition).not.toHaveBeenCalled();
  });

  it('[deployment] the release inspector shows the promotion, the composition and the release of each remote', async () => {
    const dialog = await inspect();
    expect(await cellsOf(dialog, 'contracts')).toEqual(
      expect.arrayContaining(['Live', '^1.0.0', '2 digests', 'Not opened']),
    );
    expect(within(dialog).getByText('7')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: /composition hash/ })).toBeVisible();
  });

  it('[deployment] the release inspector shows dashes for a remote that is not in the composition', async () => {
    const cells = await cellsOf(await inspect(), 'account');
    expect(cells.filter((text) => text === '—')).toHaveLength(3);
  });

  it('[E3] the release inspector copies the diagnostics report', async () => {
    const dialog = await inspect();
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Copy details' }));
    expect(await within(dialog).findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toMatch(/^# Trustfold\n/);
  });

  it('[deployment] the release inspector can be opened before anything has loaded', async () => {
    composition.mockReturnValue(new Promise(() => undefined));
    const dialog = await inspect();
    expect(within(dialog).queryByRole('table')).not.toBeInTheDocument();
  });

  it('[E3] the release inspector can be opened even if the composition cannot be loaded', async () => {
    composition.mockRejectedValue(new Error('down'));
    release.mockRejectedValue(new Error('down'));
    const cells = await cellsOf(await inspect(), 'contracts');
    expect(cells.filter((text) => text === '—')).toHaveLength(3);
  });

  it('[deployment] the release inspector shows whether a remote has loaded and how long it took', async () => {
    await measureReleaseLoad('contracts', () => Promise.resolve());
    const cells = await cellsOf(await inspect(), 'contracts');
    expect(cells).toContain('Verified');
    expect(cells.at(-1)).toMatch(/^\d+ ms$/);
  });

  it('[PR11, deployment] the release inspector measures no loading time if performance monitoring is off', async () => {
    localStorage.setItem(preferencesKey, JSON.stringify({ performanceMonitoring: false }));
    const clock = jest.spyOn(performance, 'now');
    await measureReleaseLoad('operations', () => Promise.resolve());
    expect(clock).not.toHaveBeenCalled();
    clock.mockRestore();
    expect((await cellsOf(await inspect(), 'operations')).at(-1)).toBe('Not measured');
  });

  it('[E3] the release inspector shows that a remote failed to load', async () => {
    await measureReleaseLoad('account', () => Promise.reject(new Error('down'))).catch(
      () => undefined,
    );
    expect((await cellsOf(await inspect(), 'account')).at(-1)).toBe('Failed');
  });
});
