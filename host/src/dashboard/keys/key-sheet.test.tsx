import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { preferencesAtom } from 'shared-kernel/shell';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { stampPage } from '../../page/test-remotes';
import { LazyKeySheet } from './lazy-key-sheet';

beforeEach(() => stampPage());

const runOn = (platform: string) =>
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);

describe('keyboard shortcuts', () => {
  it.each([
    ['a German layout', { key: '?', code: 'Minus', shiftKey: true }],
    ['a Russian layout', { key: ',', code: 'Slash', shiftKey: true }],
  ])('[R14] ? opens the list of shortcuts on %s', async (_layout, init) => {
    renderWithProviders(<LazyKeySheet />);
    fireEvent.keyDown(document.body, init);
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  it.each([
    ['Linux x86_64', ['Ctrl K', 'Ctrl Enter']],
    ['MacIntel', ['⌘ K', '⌘ Enter']],
  ])('[R14] shows the key names of %s only', async (platform, chords) => {
    runOn(platform);
    const { user } = renderWithProviders(<LazyKeySheet />);
    await user.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const shown = screen.getAllByText(/Ctrl|⌘/, { selector: 'kbd' });
    expect(shown.map(({ textContent }) => textContent)).toEqual(chords);
  });

  it('[R14] says whether single keys are on or off, and links to the setting', async () => {
    const { user, store, location } = renderWithProviders(<LazyKeySheet />);
    await user.keyboard('?');
    expect(await screen.findByText(/^Single-key shortcuts can be switched off in/)).toBeVisible();
    act(() => store.set(preferencesAtom, { singleKeys: false }));
    expect(screen.getByText(/^Single-key shortcuts are switched off in/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Preferences' }));
    await waitFor(() => expect(location()).toContain('tab=profile&section=preferences'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[R14] ? opens nothing once single keys are off', async () => {
    const { user, store } = renderWithProviders(<LazyKeySheet />);
    act(() => store.set(preferencesAtom, { singleKeys: false }));
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
