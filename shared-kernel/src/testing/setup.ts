import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import { disableOwnerStacks } from './no-owner-stacks';

disableOwnerStacks();

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

// Maximum time to wait for asynchronous changes. It detects hangs and is not a performance limit.
configure({ asyncUtilTimeout: 30_000 });

const withPage = getConfig().getElementError;
const withoutPage = (message: string | null) =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });

/** While `waitFor` polls, intermediate failures are discarded. Only the last failure therefore prints the page. */
const elementError: typeof withPage = (message, container) => {
  const error = isWaiting() ? withoutPage(message) : withPage(message, container);
  // Makes Jest show the line of the failed query instead of a line in this file.
  Error.captureStackTrace(error, elementError);
  return error;
};
configure({ getElementError: elementError });

/** `waitFor` sets this flag while it polls. The flag is missing in the library’s types. */
function isWaiting(): boolean {
  const config: object = getConfig();
  const key = '_disableExpensiveErrorDiagnostics';
  return key in config && config[key] === true;
}
