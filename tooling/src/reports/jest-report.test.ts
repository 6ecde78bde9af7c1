import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from '../packages';
import { failedFiles, joinJestReports, readJestReport } from './jest-report';

const report = {
  success: true,
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 0,
  testResults: [
    { name: join(repository, 'add.test.ts'), status: 'passed', message: '', assertionResults: [] },
  ],
};

describe('the report of the unit tests', () => {
  it('[tooling] gives its counts', () => {
    expect(readJestReport(report, true)).toEqual({
      totals: { passed: 7, failed: 0, skipped: 2 },
      details: '',
      failures: [],
      tries: [],
    });
  });

  it('[tooling] does not count what the deep run alone takes as skipped', () => {
    const left = { fullName: 'adds up, all day @deep', status: 'pending' };
    const [file] = report.testResults;
    const usual = { ...report, testResults: [{ ...file, assertionResults: [left] }] };
    expect(readJestReport(usual, true).totals.skipped).toBe(1);
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
          assertionResults: [],
        },
        {
          name: join(repository, 'cut.test.ts'),
          status: 'passed',
          message: '',
          assertionResults: [],
        },
        {
          name: join(repository, 'far.test.ts'),
          status: 'failed',
          message: 'Cannot find module',
          assertionResults: [],
        },
      ],
    };
    const { totals, details, failures } = readJestReport(broken, false);
    expect(totals.failed).toBe(3);
    expect(details).toBe('● adds up\n\n 3 !== 4\n\nCannot find module');
    expect(failures).toEqual(['add.test.ts: ● adds up', 'far.test.ts: Cannot find module']);
  });

  it('[tooling] has each try of each test, and a file that could not run as one', () => {
    const test = (title: string, status: string, duration: number | null, error?: string) => ({
      fullName: title,
      status,
      duration,
      failureMessages: error === undefined ? [] : [error],
    });
    const testResults = [
      {
        name: join(repository, 'add.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          test('adds', 'passed', 12),
          test('cuts', 'failed', 7, 'Error: not 3\n at cut'),
          test('later', 'pending', null),
        ],
      },
      {
        name: join(repository, 'far.test.ts'),
        status: 'failed',
        message: 'Cannot find module\nanywhere',
        assertionResults: [],
      },
    ];
    expect(readJestReport({ ...report, testResults }, false).tries).toEqual([
      { file: 'add.test.ts', title: 'adds', ms: 12, error: undefined },
      { file: 'add.test.ts', title: 'cuts', ms: 7, error: 'Error: not 3' },
      { file: 'far.test.ts', title: 'as a whole', ms: 0, error: 'Cannot find module' },
    ]);
  });

  it('[tooling] fails once when Jest ended badly with every test passed', () => {
    expect(readJestReport(report, false).totals.failed).toBe(1);
  });

  it('[tooling] is refused when it is something else', () => {
    expect(() => readJestReport({ success: true }, true)).toThrow('numPassedTests');
  });
});

describe('the second try of the files that failed', () => {
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const fileOf = (name: string, status: string, ...tests: ReturnType<typeof test>[]) => ({
    name: join(repository, name),
    status,
    message: status === 'failed' ? `● ${name}` : '',
    assertionResults: tests,
  });
  const reportOf = (...testResults: ReturnType<typeof fileOf>[]) => {
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const count = (status: string) => tests.filter((one) => one.status === status).length;
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    );
    return {
      success: testResults.every(({ status }) => status === 'passed'),
      numPassedTests: count('passed'),
      numFailedTests: count('failed'),
      numPendingTests: count('pending'),
      numTodoTests: 0,
      numRuntimeErrorTestSuites: broken.length,
      testResults,
    };
  };
  const steady = fileOf('add.test.ts', 'passed', test('adds', 'passed'), test('later', 'pending'));
  const first = reportOf(
    steady,
    fileOf(
      'cut.test.ts',
      'failed',
      test('cuts', 'failed', 'Error: late\n at cut'),
      test('keeps', 'passed'),
    ),
    fileOf('far.test.ts', 'failed'),
  );

  it('[tooling] is of those files alone', () => {
    expect(failedFiles(first)).toEqual([
      join(repository, 'cut.test.ts'),
      join(repository, 'far.test.ts'),
    ]);
  });

  it('[tooling] lets what passes now pass, and names it with its first error', () => {
    const again = reportOf(
      fileOf('cut.test.ts', 'passed', test('cuts', 'passed'), test('keeps', 'passed')),
      fileOf('far.test.ts', 'passed', test('goes far', 'passed')),
    );
    expect(joinJestReports(first, again, true)).toMatchObject({
      totals: { passed: 4, failed: 0, skipped: 1 },
      failures: [],
      unsteady: [
        { file: 'cut.test.ts', title: 'cuts', error: 'Error: late' },
        { file: 'far.test.ts', title: 'as a whole', error: '● far.test.ts' },
      ],
    });
  });

  it('[tooling] has the tries of both', () => {
    const again = reportOf(fileOf('cut.test.ts', 'passed', test('cuts', 'passed')));
    const tries = joinJestReports(first, again, true).tries ?? [];
    expect(tries.map(({ title }) => title)).toEqual([
      'adds',
      'cuts',
      'keeps',
      'as a whole',
      'cuts',
    ]);
  });

  it('[tooling] leaves failed what fails twice', () => {
    const again = reportOf(
      fileOf('cut.test.ts', 'failed', test('cuts', 'failed'), test('keeps', 'passed')),
      fileOf('far.test.ts', 'passed', test('goes far', 'passed')),
    );
    expect(joinJestReports(first, again, false)).toMatchObject({
      totals: { passed: 3, failed: 1, skipped: 1 },
      failures: ['cut.test.ts: ● cut.test.ts'],
      unsteady: [{ file: 'far.test.ts', title: 'as a whole' }],
    });
  });
});

describe('the report of unit tests that were stopped', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trustfold-report-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('[tooling] counts the files that had ended, and has none tried again', async () => {
    const outputFile = join(folder, 'unit.json');
    const failing = {
      testFilePath: join(repository, 'far.test.ts'),
      failureMessage: '● far\n\n 3 !== 4',
      testResults: [{ fullName: 'far', status: 'failed', failureMessages: ['3 !== 4'] }],
    };
    const { default: ReportSoFar } = await import('./report-so-far.mjs');
    new ReportSoFar({ outputFile }).onTestFileResult(undefined, undefined, {
      ...report,
      numFailedTests: 1,
      testResults: [{ ...failing, failureMessage: null, testResults: [] }, failing],
    });
    const json: unknown = JSON.parse(readFileSync(outputFile, 'utf8'));
    const { totals, failures } = readJestReport(json, false);
    expect(totals).toEqual({ passed: 7, failed: 1, skipped: 2 });
    expect(failures).toEqual(['far.test.ts: ● far']);
    expect(failedFiles(json)).toEqual([]);
  });
});
