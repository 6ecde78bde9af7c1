import { suppressStrayErrors } from './suppress-stray-errors';

describe('suppressStrayErrors', () => {
  let log: jest.SpyInstance;
  let stop: () => void;

  beforeEach(() => {
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    stop = suppressStrayErrors();
  });
  afterEach(() => {
    stop();
    log.mockRestore();
  });

  const stray = (message: string, error?: Error) => {
    const event = new ErrorEvent('error', { message, error, cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('[G7] logs an uncaught error and lets it go no further', () => {
    const error = new Error('A fault');
    expect(stray('A fault', error)).toBe(true);
    expect(log).toHaveBeenCalledWith('Uncaught error:', error);
  });

  it('[G7] logs nothing where a browser only puts its measuring off', () => {
    expect(stray('ResizeObserver loop completed with undelivered notifications.')).toBe(true);
    expect(log).not.toHaveBeenCalled();
  });
});
