import { renderHook } from '@testing-library/react';
import { useQueue } from './use-queue';

const records = (...ids: readonly string[]) => ids.map((id) => ({ id }));

const queueOf = (first: { list: readonly { id: string }[] | undefined; openId: string }) =>
  renderHook(({ list, openId }) => useQueue(list, openId).map(({ id }) => id), {
    initialProps: first,
  });

describe('useQueue', () => {
  it('[TX4] keeps the original list while records leave it', () => {
    const { result, rerender } = queueOf({ list: records('a', 'b', 'c'), openId: '' });
    expect(result.current).toEqual([]);
    rerender({ list: records('a', 'b', 'c'), openId: 'a' });
    rerender({ list: records('b', 'c'), openId: 'a' });
    expect(result.current).toEqual(['a', 'b', 'c']);
    rerender({ list: records('c'), openId: 'b' });
    expect(result.current).toEqual(['a', 'b', 'c']);
    rerender({ list: records('c'), openId: '' });
    rerender({ list: records('c'), openId: 'c' });
    expect(result.current).toEqual(['c']);
  });

  it('[TX4] queue starts when the list has loaded, and again for a record of another list', () => {
    const { result, rerender } = queueOf({ list: undefined, openId: 'b' });
    expect(result.current).toEqual([]);
    rerender({ list: records('a', 'b'), openId: 'b' });
    expect(result.current).toEqual(['a', 'b']);
    rerender({ list: records('x', 'y'), openId: 'y' });
    expect(result.current).toEqual(['x', 'y']);
    rerender({ list: records('x', 'y'), openId: 'gone' });
    expect(result.current).toEqual([]);
  });
});
