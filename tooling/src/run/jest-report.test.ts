import { join } from 'node:path';
import { repository } from '../packages';
import { readJestReport } from './jest-report';

const report = {
  success: true,
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 0,
  testResults: [{ name: join(repository, 'add.test.ts'), status: 'passed', message: '' }],
};

describe('the report of the unit tests', () => {
  it('[tooling] gives its counts', () => {
    expect(readJestReport(report, true)).toEqual({
      totals: { passed: 7, failed: 0, skipped: 2 },
      details: '',
      failures: [],
    });
  });

  it('[tooling] counts a file that could not run and shows every reason', () => {
    const broken = {
      ...report,
      success: false,
      numFailedTests: 2,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        {
          name: join(repository, 'add.test.ts'),
          status: 'failed',
          message: ' ● adds up\n\n 3 !== 4\n',
        },
        { name: join(repository, 'cut.test.ts'), status: 'passed', message: '' },
        { name: join(repository, 'far.test.ts'), status: 'failed', message: 'Cannot find module' },
      ],
    };
    const { totals, details, failures } = readJestReport(broken, false);
    expect(totals.failed).toBe(3);
    expect(details).toBe('● adds up\n\n 3 !== 4\n\nCannot find module');
    expect(failures).toEqual(['add.test.ts: ● adds up', 'far.test.ts: Cannot find module']);
  });

  it('[tooling] fails once when Jest ended badly with every test passed', () => {
    expect(readJestReport(report, false).totals.failed).toBe(1);
  });

  it('[tooling] is refused when it is something else', () => {
    expect(() => readJestReport({ success: true }, true)).toThrow('numPassedTests');
  });
});
