// A failed test is retried once and counts as passed if the retry succeeds. `npm test` reports such tests.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
