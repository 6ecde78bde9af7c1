import { onPageReturn, onStoredElsewhere } from './page-return';

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

describe('a page that is looked at again', () => {
  it.each([
    ['visibilitychange', () => document],
    ['resume', () => document],
    ['pageshow', () => window],
    ['focus', () => window],
    ['online', () => window],
  ] as const)('[R23] is noticed by %s', (name, at) => {
    stop = onPageReturn(listener);
    happens(name, at());
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('[R23] is noticed once, however many events one return has', () => {
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
  ])('[R23] is noticed again at once after it was %s', (_what, leave) => {
    stop = onPageReturn(listener);
    see(false);
    leave();
    see(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('[R23] is not one that is hidden', () => {
    stop = onPageReturn(listener);
    see(true);
    happens('focus');
    happens('online');
    expect(listener).not.toHaveBeenCalled();
  });

  it('[R23] is no longer listened for once that is stopped', () => {
    onPageReturn(listener)();
    see(false);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('what another tab may store', () => {
  it('[R23] is read when it stores it, and when the page is looked at again', () => {
    stop = onStoredElsewhere('key', listener);
    window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    expect(listener).not.toHaveBeenCalled();
    window.dispatchEvent(new StorageEvent('storage', { key: 'key' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    happens('pageshow');
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
