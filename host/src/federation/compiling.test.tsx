import { act, render, screen } from '@testing-library/react';
import type { RemoteRelease } from 'shared-kernel/remote';
import { CompilingNotice, untilCompiled } from './compiling';

const release = { address: '/remotes/contracts/', entry: 'remote-entry.js' } as RemoteRelease;

describe('a remote from source', () => {
  afterEach(() => jest.useRealTimers());

  it('[R26] is shown as compiling until its server answers', async () => {
    jest.useFakeTimers();
    const answers: (() => void)[] = [];
    globalThis.fetch = jest.fn(
      () => new Promise<Response>((resolve) => answers.push(() => resolve({} as Response))),
    );
    render(<CompilingNotice remote="contracts" />);
    const compiled = untilCompiled('contracts', release);
    expect(fetch).toHaveBeenCalledWith('/remotes/contracts/remote-entry.js', { method: 'HEAD' });
    act(() => jest.advanceTimersByTime(400));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.getByRole('status')).toHaveTextContent('contracts is being compiled');
    answers.forEach((answer) => answer());
    await act(() => compiled);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
