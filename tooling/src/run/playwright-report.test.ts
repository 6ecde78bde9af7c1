import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPlaywrightReport } from './playwright-report';

const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };

function spec(title: string, status: string, message?: string) {
  const errors = message === undefined ? [] : [{ message, snippet: '> 3 | expect(…)' }];
  return {
    title,
    file: 'core/gate.spec.ts',
    line: 3,
    tests: [{ projectName: 'wide', status, results: [{ errors }] }],
  };
}

describe('the report of the browser tests', () => {
  it('[tooling] gives its counts', () => {
    expect(readPlaywrightReport({ suites: [], errors: [], stats }, true)).toEqual({
      totals: { passed: 5, failed: 0, skipped: 0 },
      details: '',
    });
  });

  it('[tooling] shows each failure, however deep, with its place', () => {
    const suites = [
      {
        specs: [spec('[GA2] shows the heading', 'expected')],
        suites: [{ specs: [spec('[GA5] refuses a wrong code', 'unexpected', 'not visible')] }],
      },
    ];
    const { totals, details } = readPlaywrightReport(
      { suites, errors: [], stats: { ...stats, unexpected: 1 } },
      false,
    );
    expect(totals).toEqual({ passed: 5, failed: 1, skipped: 0 });
    expect(details).toBe(
      'core/gate.spec.ts:3 [GA5] refuses a wrong code (wide)\nnot visible\n> 3 | expect(…)',
    );
  });

  it('[tooling] shows what the page showed when a test failed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'trustfold-report-'));
    const path = join(folder, 'error-context.md');
    writeFileSync(
      path,
      '# Error details\n\nnot visible\n\n# Page snapshot\n\n- main\n\n# Source\n\nx',
    );
    const attachments = [{ name: 'error-context', path }];
    const failed = spec('[GA5] refuses a wrong code', 'unexpected', 'not visible');
    const tests = failed.tests.map((run) => ({
      ...run,
      results: run.results.map((result) => ({ ...result, attachments })),
    }));
    const { details } = readPlaywrightReport(
      { suites: [{ specs: [{ ...failed, tests }] }], errors: [], stats },
      false,
    );
    rmSync(folder, { recursive: true });
    expect(details).toMatch(/not visible\n.*\n- main$/);
  });

  it('[tooling] takes a test that passed only when tried again as failed', () => {
    const flaky = { suites: [], errors: [], stats: { ...stats, flaky: 1 } };
    expect(readPlaywrightReport(flaky, true).totals.failed).toBe(1);
  });

  it('[tooling] fails once when the run itself went wrong', () => {
    const errors = [{ message: 'The product did not start.' }];
    const { totals, details } = readPlaywrightReport({ suites: [], errors, stats }, true);
    expect(totals.failed).toBe(1);
    expect(details).toBe('The product did not start.');
  });
});
