import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createElement, type ReactNode } from 'react';
import type { PortalKey } from '../domain/portal';
import { defaultPreferences } from '../domain/profile/preferences';
import { preferencesAtom, readPreferences, useApplyPreferences } from './preferences';
import { behaviourKey, lastPortalKey, preferencesKey } from './storage-keys';

const follow = () => {
  const store = createStore();
  const listener = jest.fn();
  return { store, listener, stop: store.sub(preferencesAtom, listener) };
};

const comeBack = () => window.dispatchEvent(new Event('pageshow'));

describe('preferences of a tab that was frozen', () => {
  it('[R23] preferences that another tab has changed apply once the page is active again', () => {
    const { store, stop } = follow();
    const chosen = { ...defaultPreferences, colourMode: 'dark' };
    localStorage.setItem(preferencesKey, JSON.stringify(chosen));
    comeBack();
    expect(store.get(preferencesAtom).colourMode).toBe('dark');
    stop();
  });

  it('[R23] unchanged preferences do not notify listeners', () => {
    const { listener, stop } = follow();
    comeBack();
    expect(listener).not.toHaveBeenCalled();
    stop();
  });

  it('[R23, PR11] preferences last until the page closes in reference mode', () => {
    sessionStorage.setItem(behaviourKey, 'reference');
    const { store, stop } = follow();
    store.set(preferencesAtom, { colourMode: 'dark' });
    comeBack();
    expect(store.get(preferencesAtom).colourMode).toBe('dark');
    stop();
  });
});

const openPortal = (portal: string) =>
  window.history.replaceState(null, '', `/trustfold/dashboard/${portal}`);

function visit(route: string, portal: PortalKey) {
  openPortal(route);
  const store = createStore();
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(Provider, { store }, children);
  renderHook(() => useApplyPreferences(portal), { wrapper });
  localStorage.setItem(lastPortalKey, portal);
  return store;
}

describe('preferences of each person', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('[R55] preferences are stored separately for each person', () => {
    visit('admin', 'admin').set(preferencesAtom, { colourMode: 'dark', weeklyDigest: false });
    const client = visit('client', 'client');
    expect(client.get(preferencesAtom)).toEqual(defaultPreferences);
    client.set(preferencesAtom, { compactView: true });
    expect(visit('legal', 'law_firm').get(preferencesAtom)).toEqual(defaultPreferences);
    expect(visit('admin', 'admin').get(preferencesAtom)).toEqual({
      ...defaultPreferences,
      colourMode: 'dark',
      weeklyDigest: false,
    });
    expect(visit('client', 'client').get(preferencesAtom).compactView).toBe(true);
  });

  it('[R55] preferences change when the page opens another portal', () => {
    const store = createStore();
    const wrapper = ({ children }: { readonly children: ReactNode }) =>
      createElement(Provider, { store }, children);
    openPortal('admin');
    const { rerender } = renderHook(({ portal }) => useApplyPreferences(portal), {
      wrapper,
      initialProps: { portal: 'admin' as PortalKey },
    });
    act(() => store.set(preferencesAtom, { colourMode: 'dark' }));
    openPortal('banking');
    rerender({ portal: 'banking' });
    expect(store.get(preferencesAtom).colourMode).toBe('light');
    expect(readPreferences().colourMode).toBe('light');
    openPortal('admin');
    rerender({ portal: 'admin' });
    expect(store.get(preferencesAtom).colourMode).toBe('dark');
  });

  it('[R55] outside the portals, the preferences of the last used portal apply', () => {
    visit('admin', 'admin');
    visit('vendor', 'vendor').set(preferencesAtom, { colourMode: 'dark' });
    window.history.replaceState(null, '', '/trustfold/login');
    expect(readPreferences().colourMode).toBe('dark');
    localStorage.setItem(lastPortalKey, 'admin');
    expect(readPreferences().colourMode).toBe('light');
  });

  it('[R55, PR11] preferences of every portal last until the page closes in reference mode', () => {
    sessionStorage.setItem(behaviourKey, 'reference');
    const store = visit('admin', 'admin');
    store.set(preferencesAtom, { colourMode: 'dark' });
    openPortal('client');
    comeBack();
    expect(store.get(preferencesAtom).colourMode).toBe('dark');
    expect(Object.keys(localStorage)).toEqual([lastPortalKey]);
  });
});
