import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import { leaveOutOwnerStacks } from './no-owner-stacks';

leaveOutOwnerStacks();

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

// How long a test may wait for what comes by itself: a bound against hanging, not a measure of speed.
configure({ asyncUtilTimeout: 30_000 });

const withPage = getConfig().getElementError;
const withoutPage = (message: string | null) =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });

/** While a test waits, it looks many times and no one reads what it misses: the page is drawn as text at the end alone. */
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
