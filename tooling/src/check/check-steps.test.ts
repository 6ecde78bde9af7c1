import { checkSteps, readRelatedTests } from './check-steps';
import { checksFor } from './checks-for';

const namesFor = (...files: readonly string[]) =>
  checkSteps(checksFor(files)).map(({ name }) => name);

const report = {
  success: true,
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
};

describe('the steps of a check', () => {
  it('[tooling] are those that have a file', () => {
    expect(namesFor()).toEqual([]);
    expect(namesFor('docs/screens/case-dark-390.webp')).toEqual([]);
    expect(namesFor('host/src/app/app.tsx')).toEqual(['unit tests', 'lint and types', 'format']);
    expect(namesFor('README.md')).toEqual(['unit tests', 'format']);
  });

  it('[tooling] fail for no test that needs the files, but for a runner that failed', () => {
    const quiet = readRelatedTests(report, true);
    expect(quiet).toMatchObject({ totals: { failed: 0 }, remark: 'no test needs these files' });
    expect(readRelatedTests({ ...report, success: false }, false).totals.failed).toBe(1);
  });
});
