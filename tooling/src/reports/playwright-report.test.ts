import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { neverForgiven } from './never-forgiven';
import { readPlaywrightReport } from './playwright-report';

const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };

function spec(title: string, status: string, message?: string, projectName = 'wide') {
  const errors = message === undefined ? [] : [{ message: `${message}\n> 3 | expect(…)` }];
  return {
    title,
    file: 'core/gate.spec.ts',
    line: 3,
    tests: [
      {
        projectName,
        status,
        annotations: [],
        results: [{ errors, attachments: [], duration: 40 }],
      },
    ],
  };
}

describe('the report of the browser tests', () => {
  it('[tooling] gives its counts', () => {
    expect(readPlaywrightReport({ suites: [], errors: [], stats }, true)).toEqual({
      totals: { passed: 5, failed: 0, skipped: 0 },
      details: '',
      failures: [],
      unsteady: [],
      tries: [],
    });
  });

  it('[tooling] says in which engines the tests passed', () => {
    const title = '[GA2] shows the heading';
    const specs = [
      spec(title, 'expected', undefined, 'chromium chains'),
      spec(title, 'unexpected', 'not visible', 'firefox'),
    ];
    const suites = [
      { specs, suites: [{ specs: [spec(title, 'expected', undefined, 'firefox')] }] },
      { specs: [spec(title, 'expected', undefined, 'chromium')] },
    ];
    const { remark } = readPlaywrightReport({ suites, errors: [], stats }, true);
    expect(remark).toBe('2 in chromium, 1 in firefox');
  });

  it('[tooling] shows each failure, however deep, with its place', () => {
    const suites = [
      {
        specs: [spec('[GA2] shows the heading', 'expected')],
        suites: [
          { specs: [spec('[GA5] refuses a wrong code', 'unexpected', 'not visible\nafter 5 s')] },
        ],
      },
    ];
    const { totals, details, failures } = readPlaywrightReport(
      { suites, errors: [], stats: { ...stats, unexpected: 1 } },
      false,
    );
    expect(totals).toEqual({ passed: 5, failed: 1, skipped: 0 });
    expect(details).toBe(
      'core/gate.spec.ts:3 [GA5] refuses a wrong code (wide)\nnot visible\nafter 5 s\n> 3 | expect(…)',
    );
    expect(failures).toEqual([
      'core/gate.spec.ts:3 [GA5] refuses a wrong code (wide): not visible',
    ]);
  });

  it('[tooling] has each try of each test, those that were skipped or interrupted left out', () => {
    const tried = (...results: readonly (readonly [status: string, error?: string])[]) => {
      const { tests, ...rest } = spec('[GA2] shows the heading', 'unexpected');
      const all = results.map(([status, message]) => ({
        status,
        duration: 40,
        attachments: [],
        errors: message === undefined ? [] : [{ message }],
      }));
      return { ...rest, tests: tests.map((test) => ({ ...test, results: all })) };
    };
    const specs = [
      tried(['passed'], ['timedOut', 'too late\nby far'], ['interrupted']),
      spec('[GA5] refuses', 'skipped'),
    ];
    const place = { file: 'e2e/core/gate.spec.ts', title: '[GA2] shows the heading (wide)' };
    expect(readPlaywrightReport({ suites: [{ specs }], errors: [], stats }, false).tries).toEqual([
      { ...place, ms: 40, error: undefined },
      { ...place, ms: 40, error: 'too late' },
    ]);
  });

  it('[tooling] has no colours, which a log shows as control characters', () => {
    const suites = [
      { specs: [spec('[GA2] shows', 'unexpected', '\u001B[31mnot visible\u001B[39m')] },
    ];
    const { failures } = readPlaywrightReport({ suites, errors: [], stats }, false);
    expect(failures).toEqual(['core/gate.spec.ts:3 [GA2] shows (wide): not visible']);
  });

  it('[tooling] says why tests were skipped', () => {
    const skipped = (title: string, description?: string) => {
      const { tests, ...rest } = spec(title, 'skipped');
      const annotations = [{ type: 'skip', description }];
      return { ...rest, tests: tests.map((test) => ({ ...test, annotations })) };
    };
    const suites = [
      {
        specs: [skipped('serves', 'There is no nginx.'), skipped('reloads', 'There is no nginx.')],
      },
      { specs: [skipped('shows')] },
    ];
    const { remark } = readPlaywrightReport({ suites, errors: [], stats }, true);
    expect(remark).toBe('2 skipped: There is no nginx.');
  });

  describe('what the page showed when a test failed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'trustfold-report-'));
    afterAll(() => rmSync(folder, { recursive: true }));

    const detailsWith = (...context: readonly string[]) => {
      const path = join(folder, 'error-context.md');
      writeFileSync(path, context.join('\n'));
      const attachments = [
        { name: 'screenshot', path: join(folder, 'test-failed-1.png') },
        { name: 'error-context', path },
      ];
      const failed = spec('[GA5] refuses a wrong code', 'unexpected', 'not visible');
      const tests = failed.tests.map((run) => ({
        ...run,
        results: run.results.map((result) => ({ ...result, attachments })),
      }));
      const suites = [{ specs: [{ ...failed, tests }] }];
      return readPlaywrightReport({ suites, errors: [], stats }, false).details;
    };
    const info = ['# Test info', '', '- Name: gate.spec.ts >> refuses', '', '# Error details', ''];
    const error = ['```', 'Error: expect(locator).toHaveText(expected) failed', '```', ''];
    const source = ['# Test source', '', '```ts', "> 3 | expect('```yaml')", '```'];

    it('[tooling] is shown of an assertion, whose snapshot is among the details', () => {
      const snapshot = ['```yaml', '- main:', '  - button "Go"', '```', ''];
      expect(detailsWith(...info, ...error, ...snapshot, ...source)).toMatch(
        /\n> 3 \| expect\(…\)\n- main:\n {2}- button "Go"$/,
      );
    });

    it('[tooling] is shown of a timeout, whose snapshot has a heading', () => {
      const snapshot = ['# Page snapshot', '', '```yaml', '- main [ref=e2]', '```', ''];
      expect(detailsWith(...info, ...error, ...snapshot, ...source)).toMatch(
        /\n> 3 \| expect\(…\)\n- main \[ref=e2\]$/,
      );
    });

    it('[tooling] is left out when there is none', () => {
      expect(detailsWith(...info, ...error, ...source)).toMatch(/> 3 \| expect\(…\)$/);
    });

    it.each([
      [100, '- item 100'],
      [101, '… lines left out: 1'],
    ])('[tooling] ends after 100 lines, of %i', (count, last) => {
      const items = Array.from({ length: count }, (_, index) => `- item ${index + 1}`);
      const shown = detailsWith(...info, ...error, '```yaml', ...items, '```').split('\n');
      expect(shown.at(-1)).toBe(last);
      expect(shown.filter((line) => line.startsWith('- item'))).toHaveLength(100);
    });
  });

  describe('a test that passed only when tried again', () => {
    const reported = (message: string) =>
      readPlaywrightReport(
        {
          suites: [{ specs: [spec('[GA2] shows the heading', 'flaky', message)] }],
          errors: [],
          stats: { ...stats, flaky: 1 },
        },
        true,
      );

    it('[tooling] has passed and is named with its first error', () => {
      expect(reported('not visible\nafter 30 s')).toMatchObject({
        totals: { passed: 6, failed: 0 },
        failures: [],
        unsteady: [
          {
            file: 'e2e/core/gate.spec.ts',
            title: '[GA2] shows the heading (wide)',
            error: 'not visible',
          },
        ],
      });
    });

    it.each([
      `Error: ${neverForgiven.guard}\n\n+ "console error: Failed"`,
      `Error: ${neverForgiven.axe} http://127.0.0.1/`,
      'Error: Failed to find a valid digest in the attribute',
    ])('[tooling] has failed all the same when it said: %s', (message) => {
      const [first = ''] = message.split('\n');
      expect(reported(message)).toMatchObject({
        totals: { passed: 5, failed: 1 },
        failures: [`core/gate.spec.ts:3 [GA2] shows the heading (wide): ${first}`],
        unsteady: [],
      });
    });
  });

  it('[tooling] fails once when the run itself went wrong', () => {
    const errors = [{ message: 'The product did not start.' }];
    const { totals, details } = readPlaywrightReport({ suites: [], errors, stats }, true);
    expect(totals.failed).toBe(1);
    expect(details).toBe('The product did not start.');
  });
});
