// A test that passes on the second try passes; `npm test` names it.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
