import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import { disableOwnerStacks } from './no-owner-stacks';

disableOwnerStacks();

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

// Maximum time in ms to wait for asynchronous changes. The time detects hangs and is not a performance limit.
configure({ asyncUtilTimeout: 30_000 });

const withPage = getConfig().getElementError;
const withoutPage = (message: string | null) =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });

/** Prints the page only after the last failure of `waitFor`, because earlier failures are discarded. */
const elementError: typeof withPage = (message, container) => {
  const error = isWaiting() ? withoutPage(message) : withPage(message, container);
  // Makes Jest show the line of the failed query instead of a line in this file.
  Error.captureStackTrace(error, elementError);
  return error;
};
configure({ getElementError: elementError });

/** Reads a flag of `waitFor` that its types do not contain. */
function isWaiting(): boolean {
  const config: object = getConfig();
  const key = '_disableExpensiveErrorDiagnostics';
  return key in config && config[key] === true;
}
