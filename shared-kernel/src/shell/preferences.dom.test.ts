import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createElement, type ReactNode } from 'react';
import type { PortalKey } from '../domain/portal';
import { defaultPreferences } from '../domain/profile/preferences';
import { preferencesAtom, readPreferences, usePreferencesOf } from './preferences';
import { behaviourKey, lastPortalKey, preferencesKey } from './storage-keys';

const follow = () => {
  const store = createStore();
  const listener = jest.fn();
  return { store, listener, stop: store.sub(preferencesAtom, listener) };
};

const comeBack = () => window.dispatchEvent(new Event('pageshow'));

describe('the preferences of a page that was frozen', () => {
  it('[R23] are what another tab has chosen meanwhile, once the page is back', () => {
    const { store, stop } = follow();
    const chosen = { ...defaultPreferences, colourMode: 'dark' };
    localStorage.setItem(preferencesKey, JSON.stringify(chosen));
    comeBack();
    expect(store.get(preferencesAtom).colourMode).toBe('dark');
    stop();
  });

  it('[R23] change nothing where they are the same', () => {
    const { listener, stop } = follow();
    comeBack();
    expect(listener).not.toHaveBeenCalled();
    stop();
  });

  it('[R23, PR11] hold for the page where nothing is kept', () => {
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

/** A page that opens the portal of a person. */
function visit(route: string, portal: PortalKey) {
  openPortal(route);
  const store = createStore();
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    createElement(Provider, { store }, children);
  renderHook(() => usePreferencesOf(portal), { wrapper });
  localStorage.setItem(lastPortalKey, portal);
  return store;
}

describe('the preferences of a person', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('[R55] are theirs alone', () => {
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

  it('[R55] are followed when another portal is opened in the page', () => {
    const store = createStore();
    const wrapper = ({ children }: { readonly children: ReactNode }) =>
      createElement(Provider, { store }, children);
    openPortal('admin');
    const { rerender } = renderHook(({ portal }) => usePreferencesOf(portal), {
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

  it('[R55] outside the portals are those of the last one that was used', () => {
    visit('admin', 'admin');
    visit('vendor', 'vendor').set(preferencesAtom, { colourMode: 'dark' });
    window.history.replaceState(null, '', '/trustfold/login');
    expect(readPreferences().colourMode).toBe('dark');
    localStorage.setItem(lastPortalKey, 'admin');
    expect(readPreferences().colourMode).toBe('light');
  });

  const view = { id: '1', list: 'contracts', name: 'Mine', query: '', isDefault: false };

  it('[R55] of an earlier version go to the person who used it last, its views to theirs', () => {
    const savedViews = [
      { ...view, portal: 'client' },
      { ...view, portal: 'banking' },
    ];
    localStorage.setItem(preferencesKey, JSON.stringify({ colourMode: 'dark', savedViews }));
    localStorage.setItem(lastPortalKey, 'client');
    expect(visit('banking', 'banking').get(preferencesAtom)).toEqual({
      ...defaultPreferences,
      savedViews: savedViews.slice(1),
    });
    expect(visit('client', 'client').get(preferencesAtom).colourMode).toBe('dark');
  });

  it('[R55] of an earlier version without an owner go to the first who comes', () => {
    localStorage.setItem(preferencesKey, JSON.stringify({ colourMode: 'dark' }));
    expect(visit('legal', 'law_firm').get(preferencesAtom).colourMode).toBe('dark');
    expect(visit('client', 'client').get(preferencesAtom).colourMode).toBe('light');
  });

  it('[R55, PR11] hold for the page where nothing is kept, in every portal', () => {
    sessionStorage.setItem(behaviourKey, 'reference');
    const store = visit('admin', 'admin');
    store.set(preferencesAtom, { colourMode: 'dark' });
    openPortal('client');
    comeBack();
    expect(store.get(preferencesAtom).colourMode).toBe('dark');
    expect(Object.keys(localStorage)).toEqual([lastPortalKey]);
  });
});
