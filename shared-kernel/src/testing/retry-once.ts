// A test that fails once and passes on retry passes; `npm test` reports it.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
