import { createStore } from 'jotai';
import { defaultPreferences } from '../domain/profile/preferences';
import { preferencesAtom } from './preferences';
import { behaviourKey, preferencesKey } from './storage-keys';

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
