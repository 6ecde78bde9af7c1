import { onPageReturn, onStorageChange } from './page-return';

let isHidden = false;
let stop: () => void = () => undefined;
const listener = jest.fn();

const happens = (name: string, at: EventTarget = window) =>
  at.dispatchEvent(new Event(name, { bubbles: true }));

const see = (hidden: boolean) => {
  isHidden = hidden;
  happens('visibilitychange', document);
};

beforeEach(() => {
  isHidden = false;
  listener.mockClear();
  jest.useFakeTimers();
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

describe('onPageReturn', () => {
  it.each([
    ['visibilitychange', () => document],
    ['resume', () => document],
    ['pageshow', () => window],
    ['focus', () => window],
    ['online', () => window],
  ] as const)('[R23] calls the listener on %s', (name, at) => {
    stop = onPageReturn(listener);
    happens(name, at());
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('[R23] calls the listener once for all events of one return', () => {
    stop = onPageReturn(listener);
    happens('resume', document);
    happens('pageshow');
    see(false);
    happens('focus');
    expect(listener).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(250);
    happens('online');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['hidden', () => see(true)],
    ['frozen', () => happens('freeze', document)],
    ['put into the back/forward cache', () => happens('pagehide')],
    ['offline', () => happens('offline')],
  ])('[R23] calls the listener again after the page was %s', (_what, leave) => {
    stop = onPageReturn(listener);
    see(false);
    leave();
    see(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('[R23] does not call the listener while the page is hidden', () => {
    stop = onPageReturn(listener);
    see(true);
    happens('focus');
    happens('online');
    expect(listener).not.toHaveBeenCalled();
  });

  it('[R23] does not call the listener after it was removed', () => {
    onPageReturn(listener)();
    see(false);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('onStorageChange', () => {
  it('[R23] calls the listener when another tab stores the key and when the page becomes active again', () => {
    stop = onStorageChange('key', listener);
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    expect(listener).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: 'key' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    happens('pageshow');
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
