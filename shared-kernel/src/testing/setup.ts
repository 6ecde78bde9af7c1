import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import { disableOwnerStacks } from './no-owner-stacks';

disableOwnerStacks();

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

// Time limit in ms for asynchronous changes. It only detects hangs and is not a performance limit.
configure({ asyncUtilTimeout: 30_000 });

const withPage = getConfig().getElementError;
const withoutPage = (message: string | null) =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });

/** Adds the page’s HTML only to the last error of `waitFor`, because all earlier errors are discarded. */
const elementError: typeof withPage = (message, container) => {
  const error = isWaiting() ? withoutPage(message) : withPage(message, container);
  // Makes Jest show the line of the failed query instead of a line in this file.
  Error.captureStackTrace(error, elementError);
  return error;
};
configure({ getElementError: elementError });

/** Returns an internal flag of `waitFor` that is missing in its types. */
function isWaiting(): boolean {
  const config: object = getConfig();
  const key = '_disableExpensiveErrorDiagnostics';
  return key in config && config[key] === true;
}
