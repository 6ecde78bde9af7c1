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

/** While `waitFor` polls, nobody reads the intermediate failures, so only the last failure prints the page. */
const elementError: typeof withPage = (message, container) => {
  const error = isWaiting() ? withoutPage(message) : withPage(message, container);
  // Makes Jest show the line of the failed query instead of this one.
  Error.captureStackTrace(error, elementError);
  return error;
};
configure({ getElementError: elementError });

/** `waitFor` sets this flag while it polls; it is missing in the types. */
function isWaiting(): boolean {
  const config: object = getConfig();
  const key = '_disableExpensiveErrorDiagnostics';
  return key in config && config[key] === true;
}
