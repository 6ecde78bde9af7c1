import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { useGate } from './gate';
import { gateStorageKey, isGateOpen } from '../page/gate-flag';

function renderGate() {
  const store = createStore();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  return renderHook(() => useGate(), { wrapper }).result;
}

afterEach(() => localStorage.clear());

describe('useGate', () => {
  it('[GA6] opening the gate stores ok under tf_site_gate', () => {
    const result = renderGate();
    expect(result.current.isOpen).toBe(false);
    act(() => result.current.open());
    expect(localStorage.getItem('tf_site_gate')).toBe('ok');
    expect(result.current.isOpen).toBe(true);
  });

  it('[GA7, L1] the gate closes only when the user locks it', () => {
    localStorage.setItem(gateStorageKey, 'ok');
    const result = renderGate();
    expect(result.current.isOpen).toBe(true);
    act(() => result.current.lock());
    expect(localStorage.getItem(gateStorageKey)).toBeNull();
    expect(result.current.isOpen).toBe(false);
  });

  it('[GA7] the gate stays open for years', () => {
    jest.useFakeTimers({ now: new Date('2024-07-22T09:00:00.000Z') });
    const result = renderGate();
    act(() => result.current.open());
    jest.setSystemTime(new Date('2044-07-22T09:00:00.000Z'));
    expect(isGateOpen()).toBe(true);
    expect(renderGate().current.isOpen).toBe(true);
    jest.useRealTimers();
  });

  it.each(['OK', 'true', '', 'ok '])(
    '[GA6] the gate stays closed if the stored value is not ok: %j',
    (value) => {
      localStorage.setItem(gateStorageKey, value);
      expect(isGateOpen()).toBe(false);
    },
  );

  it('[GA7] the gate closes after a lock in another browser tab', () => {
    localStorage.setItem(gateStorageKey, 'ok');
    const result = renderGate();
    act(() => {
      localStorage.removeItem(gateStorageKey);
      window.dispatchEvent(new StorageEvent('storage', { key: gateStorageKey }));
    });
    expect(result.current.isOpen).toBe(false);
  });

  it('[R23, GA7] the gate closes after a lock that happened while the page was in the back/forward cache', () => {
    localStorage.setItem(gateStorageKey, 'ok');
    const result = renderGate();
    localStorage.removeItem(gateStorageKey);
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(result.current.isOpen).toBe(false);
  });
});
