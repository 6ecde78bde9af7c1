import { noteError } from '../diagnostics/report';
import { suppressStrayErrors } from './suppress-stray-errors';

jest.mock('../diagnostics/report', () => ({ noteError: jest.fn() }));

beforeEach(() => jest.mocked(noteError).mockClear());

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

  it('[G7, B25] logs an uncaught error and prevents its default handling', () => {
    const error = new Error('A fault');
    expect(stray('A fault', error)).toBe(true);
    expect(log).toHaveBeenCalledWith('Uncaught error:', error);
    expect(noteError).toHaveBeenCalledWith(error);
  });

  it('[G7, B25] logs a ResizeObserver loop message at debug level only', () => {
    const debug = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
    expect(stray('ResizeObserver loop completed with undelivered notifications.')).toBe(true);
    expect(debug).toHaveBeenCalledWith(
      'Uncaught error:',
      'ResizeObserver loop completed with undelivered notifications.',
    );
    expect(log).not.toHaveBeenCalled();
    expect(noteError).not.toHaveBeenCalled();
    debug.mockRestore();
  });

  it('[G7, B25] logs an unhandled rejection and adds it to the diagnostics report', () => {
    const reason = new Error('A fault');
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(log).toHaveBeenCalledWith('Unhandled rejection:', reason);
    expect(noteError).toHaveBeenCalledWith(reason);
  });
});
