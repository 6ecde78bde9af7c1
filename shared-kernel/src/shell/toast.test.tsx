import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { useCurrentToast, useToast, useDismissToastAction } from './toast';

function renderToasts() {
  const store = createStore();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  return renderHook(
    () => ({ ...useToast(), ...useCurrentToast(), withdrawOffer: useDismissToastAction() }),
    { wrapper },
  ).result;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('toasts', () => {
  it('[E1] shows only the newest toast', () => {
    const result = renderToasts();
    act(() => result.current.show({ title: 'First' }));
    expect(result.current.toast?.variant).toBe('default');
    act(() => result.current.show({ title: 'Second', variant: 'destructive' }));
    expect(result.current.toast).toMatchObject({
      title: 'Second',
      variant: 'destructive',
      isOpen: true,
    });
  });

  it('[E1, B21] keeps the record of a hidden toast for 1,000,000 ms', () => {
    const result = renderToasts();
    act(() => result.current.show({ title: 'Saved' }));
    act(() => result.current.hide(result.current.toast?.id ?? 0));
    expect(result.current.toast).toMatchObject({ title: 'Saved', isOpen: false });
    act(() => {
      jest.advanceTimersByTime(999_999);
    });
    expect(result.current.toast).toBeDefined();
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(result.current.toast).toBeUndefined();
  });

  it('[policy] hides a toast whose action is no longer possible and keeps a toast without an action', () => {
    const result = renderToasts();
    act(() => result.current.show({ title: 'Told' }));
    act(() => result.current.withdrawOffer());
    expect(result.current.toast).toMatchObject({ title: 'Told', isOpen: true });
    act(() => result.current.show({ title: 'Done', action: { label: 'Undo', run: jest.fn() } }));
    act(() => result.current.withdrawOffer());
    expect(result.current.toast).toMatchObject({ title: 'Done', isOpen: false });
  });

  it('[E1] hiding an older toast keeps the newer one visible', () => {
    const result = renderToasts();
    act(() => result.current.show({ title: 'First' }));
    const first = result.current.toast?.id ?? 0;
    act(() => result.current.show({ title: 'Second' }));
    act(() => result.current.hide(first));
    expect(result.current.toast).toMatchObject({ title: 'Second', isOpen: true });
  });
});
