// A test that fails once and passes on retry counts as passed; `npm test` reports it.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
