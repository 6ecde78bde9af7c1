import { createClock } from './clock';

describe('createClock', () => {
  const start = Date.parse('2026-11-21T10:00:00.000Z');

  let isHidden = false;

  const see = (hidden: boolean) => {
    isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(() => {
    isHidden = false;
    jest.useFakeTimers({ now: start });
    jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  });

  afterEach(() => jest.useRealTimers());

  const clock = () => createClock(() => new Date());

  it('[workspace] the clock advances only once a minute', () => {
    const { read, subscribe } = clock();
    const listener = jest.fn();
    const stop = subscribe(listener);
    jest.advanceTimersByTime(59_999);
    expect(read()).toBe('2026-11-21T10:00:00.000Z');
    expect(listener).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(read()).toBe('2026-11-21T10:01:00.000Z');
    jest.advanceTimersByTime(60_000);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
  });

  it('[workspace] the clock uses one timer for all listeners, and no timer without listeners', () => {
    const { subscribe } = clock();
    expect(jest.getTimerCount()).toBe(0);
    const stops = [subscribe(jest.fn()), subscribe(jest.fn())];
    expect(jest.getTimerCount()).toBe(1);
    for (const stop of stops) stop();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('[workspace] the clock does not tick while the page is hidden, and updates when it is shown', () => {
    const { read, subscribe } = clock();
    const listener = jest.fn();
    const stop = subscribe(listener);
    see(true);
    jest.advanceTimersByTime(10 * 60_000);
    expect(listener).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
    see(false);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(read()).toBe('2026-11-21T10:10:00.000Z');
    expect(jest.getTimerCount()).toBe(1);
    stop();
  });

  it('[R23] the clock updates when the page returns from the back/forward cache', () => {
    const { read, subscribe } = clock();
    const stop = subscribe(jest.fn());
    jest.setSystemTime(start + 24 * 3_600_000);
    window.dispatchEvent(new Event('pageshow'));
    expect(read()).toBe('2026-11-22T10:00:00.000Z');
    stop();
  });

  it('[workspace] the first read of the clock after a pause returns the current time', () => {
    const { read } = clock();
    jest.advanceTimersByTime(30_000);
    expect(read()).toBe('2026-11-21T10:00:00.000Z');
    jest.advanceTimersByTime(30 * 60_000);
    expect(read()).toBe('2026-11-21T10:30:30.000Z');
  });

  it('[workspace] refreshing the clock updates it immediately, even to an earlier time', () => {
    const { read, subscribe, refresh } = clock();
    const listener = jest.fn();
    const stop = subscribe(listener);
    jest.setSystemTime(start - 3_600_000);
    refresh();
    expect(read()).toBe('2026-11-21T09:00:00.000Z');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
  });
});
