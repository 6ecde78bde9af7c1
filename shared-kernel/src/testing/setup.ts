import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import { format } from 'node:util';

const longestComplaint = 1500;
const complaints: string[] = [];

const record =
  (level: 'error' | 'warn') =>
  (...data: unknown[]) => {
    complaints.push(`console.${level}: ${format(...data).slice(0, longestComplaint)}`);
  };

beforeEach(() => {
  complaints.length = 0;
  jest.spyOn(console, 'error').mockImplementation(record('error'));
  jest.spyOn(console, 'warn').mockImplementation(record('warn'));
});

/** A test that makes the console complain fails, unless it took the console over and said so. */
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});

// How long a test may wait for what comes by itself: a bound against hanging, not a measure of speed.
configure({ asyncUtilTimeout: 30_000 });

const withPage = getConfig().getElementError;
const withoutPage = (message: string | null) =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });

/** While a test waits, it looks many times and nobody reads what it misses: the page is drawn as text at the end alone. */
const elementError: typeof withPage = (message, container) => {
  const error = isWaiting() ? withoutPage(message) : withPage(message, container);
  // Jest shows the line that looked, not this one.
  Error.captureStackTrace(error, elementError);
  return error;
};
configure({ getElementError: elementError });

/** `waitFor` sets this while it looks; the types leave it out. */
function isWaiting(): boolean {
  const config: object = getConfig();
  const key = '_disableExpensiveErrorDiagnostics';
  return key in config && config[key] === true;
}
