import { addReportedError } from '../diagnostics/report';
import { handleUncaughtErrors } from './handle-uncaught-errors';

jest.mock('../diagnostics/report', () => ({ addReportedError: jest.fn() }));

beforeEach(() => jest.mocked(addReportedError).mockClear());

describe('handleUncaughtErrors', () => {
  let log: jest.SpyInstance;
  let stop: () => void;

  beforeEach(() => {
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    stop = handleUncaughtErrors();
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

  it('[G7, B25] an uncaught error is logged, and its default handling is prevented', () => {
    const error = new Error('A fault');
    expect(stray('A fault', error)).toBe(true);
    expect(log).toHaveBeenCalledWith('Uncaught error:', error);
    expect(addReportedError).toHaveBeenCalledWith(error);
  });

  it('[G7, B25] a ResizeObserver loop message is logged at debug level only', () => {
    const debug = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
    expect(stray('ResizeObserver loop completed with undelivered notifications.')).toBe(true);
    expect(debug).toHaveBeenCalledWith(
      'Uncaught error:',
      'ResizeObserver loop completed with undelivered notifications.',
    );
    expect(log).not.toHaveBeenCalled();
    expect(addReportedError).not.toHaveBeenCalled();
    debug.mockRestore();
  });

  it('[G7, B25] an unhandled rejection is logged and added to the diagnostics report', () => {
    const reason = new Error('A fault');
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(log).toHaveBeenCalledWith('Unhandled rejection:', reason);
    expect(addReportedError).toHaveBeenCalledWith(reason);
  });
});
