import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { readBehaviour } from 'shared-kernel/shell';
import { useLastPortal } from './last-portal';

function renderLastPortal() {
  const store = createStore();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  return renderHook(() => useLastPortal(), { wrapper }).result;
}

describe('useLastPortal', () => {
  it('[G1] stores the last portal across page loads', () => {
    const first = renderLastPortal();
    expect(first.current.lastPortal).toBeUndefined();
    act(() => first.current.remember('law_firm'));
    expect(first.current.lastPortal).toBe('law_firm');
    expect(renderLastPortal().current.lastPortal).toBe('law_firm');
  });

  it('[G1] forgets the last portal on a page load in reference behaviour', () => {
    sessionStorage.setItem('tf_behaviour', 'reference');
    expect(readBehaviour()).toBe('reference');
    const result = renderLastPortal();
    act(() => result.current.remember('vendor'));
    expect(result.current.lastPortal).toBe('vendor');
    expect(localStorage).toHaveLength(0);
  });

  it('[G1] ignores a stored value that is not a portal', () => {
    localStorage.setItem('tf_last_portal', 'landlord');
    expect(renderLastPortal().current.lastPortal).toBeUndefined();
  });
});
