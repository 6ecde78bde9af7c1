import { act, renderHook } from '@testing-library/react';
import type { RemoteRelease } from 'shared-kernel/remote';
import { untilCompiled, useIsCompiling } from './compiling';

const release = { address: '/remotes/contracts/', entry: 'remote-entry.js' } as RemoteRelease;

describe('a remote from source', () => {
  afterEach(() => jest.useRealTimers());

  it('[R26] is compiling until its server answers', async () => {
    jest.useFakeTimers();
    const answers: (() => void)[] = [];
    globalThis.fetch = jest.fn(
      () => new Promise<Response>((resolve) => answers.push(() => resolve({} as Response))),
    );
    const { result } = renderHook(() => useIsCompiling('contracts'));
    const compiled = untilCompiled('contracts', release);
    expect(fetch).toHaveBeenCalledWith('/remotes/contracts/remote-entry.js', { method: 'HEAD' });
    act(() => jest.advanceTimersByTime(400));
    expect(result.current).toBe(false);
    act(() => jest.advanceTimersByTime(20_000));
    expect(result.current).toBe(true);
    answers.forEach((answer) => answer());
    await act(() => compiled);
    expect(result.current).toBe(false);
  });
});
