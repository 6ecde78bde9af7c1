import { waitFor } from '@testing-library/dom';
import { QueryObserver } from '@tanstack/react-query';
import { createQueryClient, queryGcTimeMs, queryStaleTimeMs, retryRead } from './query-cache';

describe('retryRead', () => {
  it.each(['401 Unauthorized', 'Request failed with status 403', 'Not found (404)'])(
    '[G6] never retries after %s',
    (message) => {
      expect(retryRead(0, new Error(message))).toBe(false);
    },
  );

  it('[G6] retries once after any other error', () => {
    expect(retryRead(0, new Error('500 Internal Server Error'))).toBe(true);
    expect(retryRead(1, new Error('500 Internal Server Error'))).toBe(false);
    expect(retryRead(0, new Error(''))).toBe(true);
  });

  it('[G6] reads the message of any thrown value', () => {
    expect(retryRead(0, 'status 404')).toBe(false);
    expect(retryRead(0, undefined)).toBe(true);
  });
});

describe('createQueryClient', () => {
  it('[G6, B26] the query client has the options of the specification', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queryStaleTimeMs).toBe(30_000);
    expect(queryGcTimeMs).toBe(300_000);
    expect(queries).toMatchObject({
      staleTime: 30_000,
      gcTime: 300_000,
      retry: retryRead,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    });
    expect(mutations).toMatchObject({ retry: false, networkMode: 'always' });
  });

  it.each([
    ['once more after a failure', 'broken', 2],
    ['never again after a 404', '404', 1],
  ])('[G6] a failed query is read %s', async (_what, message, calls) => {
    jest.useFakeTimers();
    const observed = createQueryClient();
    const retried = jest.fn(() => Promise.reject(new Error(message)));
    const observer = new QueryObserver(observed, { queryKey: ['x'], queryFn: retried });
    const stop = observer.subscribe(() => undefined);
    await jest.advanceTimersByTimeAsync(40_000);
    expect(retried).toHaveBeenCalledTimes(calls);
    expect(observer.getCurrentResult().status).toBe('error');
    stop();
    jest.useRealTimers();
  });

  it('[G6] a failed mutation is not retried', async () => {
    const write = jest.fn(() => Promise.reject(new Error('broken')));
    const client = createQueryClient();
    const mutation = client.getMutationCache().build(client, { mutationFn: write });
    await expect(mutation.execute(undefined)).rejects.toThrow('broken');
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('[G6] removes cached data that was unused for five minutes', async () => {
    jest.useFakeTimers();
    const client = createQueryClient();
    await client.query({ queryKey: ['x'], queryFn: () => 1 });
    await jest.advanceTimersByTimeAsync(299_000);
    expect(client.getQueryData(['x'])).toBe(1);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(client.getQueryData(['x'])).toBeUndefined();
    jest.useRealTimers();
  });

  it('[G6] queries are not read again when the window gets focus', async () => {
    const read = jest.fn(() => 1);
    const client = createQueryClient();
    client.mount();
    const observer = new QueryObserver(client, { queryKey: ['x'], queryFn: read, staleTime: 0 });
    const stop = observer.subscribe(() => undefined);
    await waitFor(() => expect(observer.getCurrentResult().data).toBe(1));
    window.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
    expect(client.isFetching()).toBe(0);
    expect(read).toHaveBeenCalledTimes(1);
    stop();
    client.unmount();
  });
});
