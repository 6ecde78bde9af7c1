import { networkFirst, networkLimitMs } from './network-first';

const answer = (status: number) => ({ status });
const kept = () => Promise.resolve(answer(299));
const nothing = () => Promise.resolve(undefined);
const never = new Promise<{ status: number }>(() => undefined);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('networkFirst', () => {
  it.each([200, 304, 404])('[E3] takes what the network says in time: %i', async (status) => {
    await expect(networkFirst(Promise.resolve(answer(status)), kept)).resolves.toEqual({
      answer: answer(status),
      isKept: false,
    });
  });

  it.each([
    ['is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is broken', () => Promise.resolve(answer(503))],
  ])('[E3] takes what is kept where the network %s', async (_, asked) => {
    await expect(networkFirst(asked(), kept)).resolves.toEqual({
      answer: answer(299),
      isKept: true,
    });
  });

  it('[E3] takes what is kept where the network is slow, and not a moment earlier', async () => {
    const settled = jest.fn();
    const answering = networkFirst(never, kept).then(settled);
    await jest.advanceTimersByTimeAsync(networkLimitMs - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await answering;
    expect(settled).toHaveBeenCalledWith({ answer: answer(299), isKept: true });
  });

  it('[E3] waits for the network where nothing is kept, or what is kept cannot be read', async () => {
    const late = new Promise<{ status: number }>((resolve) => {
      setTimeout(() => resolve(answer(200)), networkLimitMs * 2);
    });
    const unread = () => Promise.reject(new Error('no storage'));
    const both = Promise.all([networkFirst(late, nothing), networkFirst(late, unread)]);
    await jest.advanceTimersByTimeAsync(networkLimitMs * 2);
    for (const answered of await both)
      expect(answered).toEqual({ answer: answer(200), isKept: false });
    await expect(networkFirst(Promise.reject(new Error('down')), nothing)).rejects.toThrow('down');
    await expect(networkFirst(Promise.resolve(answer(503)), nothing)).resolves.toEqual({
      answer: answer(503),
      isKept: false,
    });
  });
});
