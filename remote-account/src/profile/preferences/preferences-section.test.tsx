import { act, screen, waitFor } from '@testing-library/react';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { createSampleProfile } from 'shared-kernel/testing/records';
import { preferencesAtom, preferencesKey } from 'shared-kernel/shell';
import { createTestWorkspace } from 'shared-kernel/testing';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { PreferencesSection } from './preferences-section';

const show = (portal: PortalKey = 'client', behaviour: 'live' | 'reference' = 'live') =>
  renderWithProviders(<PreferencesSection profile={createSampleProfile(portal)} />, {
    portal,
    workspace: createTestWorkspace({ behaviour }),
  });

const toggle = (name: string) => screen.getByRole('switch', { name });
const kept = () => window.localStorage.getItem(preferencesKey);

function darkSystem() {
  const query = Object.assign(new EventTarget(), { matches: true });
  jest.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  return (matches: boolean) =>
    act(() => {
      query.matches = matches;
      query.dispatchEvent(new Event('change'));
    });
}

describe('preferences', () => {
  it.each([
    ['Dark mode', false],
    ['Use system setting', false],
    ['Compact view', false],
    ['Show tooltips', true],
    ['Analytics tracking', true],
    ['Performance monitoring', true],
    ['Share usage data', false],
  ])('[PR11] the preference %s has the specified default %s @deep', (name, isOn) => {
    show();
    expect(toggle(name)).toHaveAttribute('aria-checked', String(isOn));
  });

  it.each([
    ['Dark mode', { colourMode: 'dark' }],
    ['Use system setting', { colourMode: 'system' }],
    ['Compact view', { compactView: true }],
    ['Show tooltips', { showTooltips: false }],
    ['Analytics tracking', { analyticsTracking: false }],
    ['Performance monitoring', { performanceMonitoring: false }],
    ['Share usage data', { shareUsageData: true }],
  ])('[PR11] stores the preference %s @deep', async (name, change) => {
    const { user, store } = show();
    await user.click(toggle(name));
    expect(store.get(preferencesAtom)).toMatchObject(change);
    expect(JSON.parse(kept() ?? '{}')).toMatchObject(change);
  });

  it('[R14] turns all single-key shortcuts off and stores the setting', async () => {
    window.localStorage.setItem(preferencesKey, JSON.stringify({ compactView: true }));
    const { user, store } = show();
    expect(toggle('Single-key shortcuts')).toBeChecked();
    await user.click(toggle('Single-key shortcuts'));
    expect(store.get(preferencesAtom)).toMatchObject({ singleKeys: false, compactView: true });
    expect(JSON.parse(kept() ?? '{}')).toMatchObject({ singleKeys: false, compactView: true });
  });

  it('[PR11] stores no preferences in reference mode', async () => {
    window.sessionStorage.setItem('tf_behaviour', 'reference');
    const { user, store } = show('client', 'reference');
    await user.click(toggle('Dark mode'));
    expect(toggle('Dark mode')).toBeChecked();
    expect(store.get(preferencesAtom).colourMode).toBe('dark');
    expect(kept()).toBeNull();
  });

  it('[PR11] shows “Dark mode” as on while “Use system setting” is on and the system is dark', async () => {
    const set = darkSystem();
    const { user } = show();
    expect(toggle('Dark mode')).not.toBeChecked();
    await user.click(toggle('Use system setting'));
    expect(toggle('Dark mode')).toBeChecked();
    set(false);
    expect(toggle('Dark mode')).not.toBeChecked();
  });

  it('[PR11] does not change the appearance when “Use system setting” is turned off', async () => {
    darkSystem();
    const { user, store } = show();
    await user.click(toggle('Use system setting'));
    await user.click(toggle('Use system setting'));
    expect(store.get(preferencesAtom).colourMode).toBe('dark');
  });

  it('[PR11] changing “Dark mode” turns off “Use system setting”', async () => {
    darkSystem();
    const { user, store } = show();
    await user.click(toggle('Use system setting'));
    await user.click(toggle('Dark mode'));
    await waitFor(() => expect(toggle('Use system setting')).not.toBeChecked());
    expect(store.get(preferencesAtom).colourMode).toBe('light');
  });

  it('[PR11] lets the regulator change preferences', async () => {
    const { user, store } = show('regulator');
    await user.click(toggle('Compact view'));
    expect(store.get(preferencesAtom).compactView).toBe(true);
  });
});
