import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { behaviourKey, readBehaviour } from 'shared-kernel/shell';
import { useLastPortal } from './last-portal';
import { usePageTitle } from './page-title';
import { withPendingIndicator } from './pending-indicator';

function renderLastPortal() {
  const store = createStore();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  return renderHook(() => useLastPortal(), { wrapper }).result;
}

describe('useLastPortal', () => {
  it('[G1] the last portal is remembered after a page reload', () => {
    const first = renderLastPortal();
    expect(first.current.lastPortal).toBeUndefined();
    act(() => first.current.remember('law_firm'));
    expect(first.current.lastPortal).toBe('law_firm');
    expect(renderLastPortal().current.lastPortal).toBe('law_firm');
  });

  it('[G1] the last portal is forgotten after a page reload in reference mode', () => {
    sessionStorage.setItem('tf_behaviour', 'reference');
    expect(readBehaviour()).toBe('reference');
    const result = renderLastPortal();
    act(() => result.current.remember('vendor'));
    expect(result.current.lastPortal).toBe('vendor');
    expect(localStorage).toHaveLength(0);
  });

  it('[G1] a stored value that is not a portal is ignored', () => {
    localStorage.setItem('tf_last_portal', 'landlord');
    expect(renderLastPortal().current.lastPortal).toBeUndefined();
  });
});

describe('browser title', () => {
  it('[G1] the page title contains the name of the page and of the product', () => {
    renderHook(() => usePageTitle('Overview'));
    expect(document.title).toBe('Overview · Trustfold');
  });

  it('[workspace] in reference mode, the page title says that changes are not saved', () => {
    sessionStorage.setItem(behaviourKey, 'reference');
    renderHook(() => usePageTitle('Overview'));
    expect(document.title).toBe('Overview · Trustfold (reference mode, changes are not saved)');
  });
});

describe('pending indicator', () => {
  const busy = () => document.getElementById('root')?.getAttribute('aria-busy');

  beforeEach(() => {
    document.body.innerHTML = '<div id="root"></div>';
  });

  describe('withPendingIndicator', () => {
    it('the page is marked as busy until all pending work is done', async () => {
      let finish: (result: string) => void = () => undefined;
      const lasting = withPendingIndicator(
        () => new Promise<string>((resolve) => (finish = resolve)),
      );
      expect(busy()).toBe('true');
      expect(await withPendingIndicator(() => Promise.resolve('quick'))).toBe('quick');
      expect(busy()).toBe('true');
      finish('slow');
      expect(await lasting).toBe('slow');
      expect(busy()).toBe('false');
    });

    it('[E3] if pending work fails, the busy state ends and the promise rejects with the error', async () => {
      await expect(withPendingIndicator(() => Promise.reject(new Error('lost')))).rejects.toThrow(
        'lost',
      );
      expect(busy()).toBe('false');
    });
  });
});
