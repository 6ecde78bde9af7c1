import { closeRun } from './close-run';
import type { Outcome } from './step';
import { checkTotals } from './totals';

jest.mock('./unsteady', () => ({
  ...jest.requireActual<object>('./unsteady'),
  keepUnsteady: () => '.trustfold/reports/unsteady.json',
}));

const passed: Outcome = { totals: checkTotals(true), details: '', ms: 2000 };
const quiet = new AbortController().signal;

const close = (
  outcomes: Record<string, Outcome>,
  planned = Object.keys(outcomes),
  signal = quiet,
) => closeRun(planned, new Map(Object.entries(outcomes)), signal);

describe('the closing lines of a run', () => {
  it('[tooling] say how long each step took and what it remarked, when every step passed too', () => {
    const remark = 'chromium-headless-shell 149.0';
    expect(close({ lint: passed, 'browser tests': { ...passed, remark } })).toEqual({
      totals: { passed: 2, failed: 0, skipped: 0 },
      lines: ['Steps: lint 2 s; browser tests 2 s (chromium-headless-shell 149.0)'],
    });
  });

  it('[tooling] say that a step was not run, because it needed one that failed', () => {
    const unrun = { totals: checkTotals(false), details: 'Not run, because build failed.' };
    const { lines } = close({ build: { ...passed, ...unrun, ms: 1000 }, 'browser tests': unrun });
    expect(lines[0]).toBe('Steps: build 1 s; browser tests not run');
  });

  it('[tooling] name a step that was stopped, with the reason, no matter what else failed', () => {
    const stopped = 'no output for 12 minutes';
    const { lines, totals } = close({
      lint: { totals: checkTotals(false), details: '', failures: ['a.ts: no'] },
      'browser tests': {
        totals: { passed: 3, failed: 1, skipped: 114 },
        details: '',
        ms: 240_000,
        failures: ['gate.spec.ts:3 shows: not visible'],
        stopped,
      },
    });
    expect(lines).toEqual([
      'Steps: lint not run; browser tests 4 min 00 s',
      'Failed: lint, browser tests',
      'a.ts: no',
      'gate.spec.ts:3 shows: not visible',
      'Stopped: browser tests, no output for 12 minutes; 114 tests did not run',
    ]);
    expect(totals).toEqual({ passed: 3, failed: 2, skipped: 114 });
  });

  it('[tooling] name a step that was stopped once, where nothing in it had failed', () => {
    const stopped = {
      totals: checkTotals(false),
      details: '',
      stopped: 'the whole run was stopped',
    };
    expect(close({ lint: stopped }).lines).toEqual([
      'Steps: lint not run',
      'Stopped: lint, the whole run was stopped',
    ]);
  });

  it('[tooling] name what passed only when tried again', () => {
    const unsteady = [{ file: 'a.test.ts', title: 'adds', error: 'late' }];
    const { lines, totals } = close({ 'unit tests': { ...passed, unsteady } });
    expect(lines).toEqual([
      'Steps: unit tests 2 s',
      'Passed only on retry (1), see .trustfold/reports/unsteady.json:',
      'a.test.ts adds: late',
    ]);
    expect(totals).toEqual(checkTotals(true));
  });

  it('[tooling] fail a run with too many of those', () => {
    const unsteady = ['a', 'b', 'c', 'd', 'e', 'f'].map((file) => ({
      file,
      title: 'adds',
      error: 'late',
    }));
    const { lines, totals } = close({ 'unit tests': { ...passed, unsteady } });
    expect(totals).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(lines.at(-1)).toMatch(/^6 tests passed only on retry/);
  });

  it.each([
    [
      AbortSignal.abort(new DOMException('late', 'TimeoutError')),
      'the whole run exceeded its time limit',
    ],
    [AbortSignal.abort('SIGINT'), 'the run was interrupted'],
  ])('[tooling] name what was never started (%#)', (signal, reason) => {
    const { lines, totals } = close(
      { lint: passed },
      ['lint', 'unit tests', 'browser tests'],
      signal,
    );
    expect(lines).toEqual([
      'Steps: lint 2 s',
      `Not started, because ${reason}: unit tests, browser tests`,
    ]);
    expect(totals).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });
});
