import { duration } from './duration';
import { createReporter } from './reporter';
import { reportSteps } from '../run/report-steps';
import { checkTotals } from '../run/totals';

function written(isTTY: boolean) {
  const chunks: string[] = [];
  const out = { isTTY, columns: 40, write: (text: string) => chunks.push(text) };
  return { chunks, reporter: createReporter(out) };
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('progress', () => {
  it.each([
    [400, '0 s'],
    [59_400, '59 s'],
    [59_600, '1 min 00 s'],
    [125_000, '2 min 05 s'],
  ])('[tooling] reads %i ms as %s', (milliseconds, text) => {
    expect(duration(milliseconds)).toBe(text);
  });

  it('[tooling] says in a log now and then what still runs', () => {
    const { chunks, reporter } = written(false);
    reporter.line('▸ lint');
    reporter.status('lint');
    jest.advanceTimersByTime(40_000);
    reporter.close();
    jest.advanceTimersByTime(40_000);
    expect(chunks).toEqual(['   0 s  ▸ lint\n', '  20 s  … lint\n', '  40 s  … lint\n']);
  });

  it('[tooling] keeps one living line on a terminal, cut to its width, and takes it away', () => {
    const { chunks, reporter } = written(true);
    reporter.status('x'.repeat(100));
    const drawn = chunks.at(-1) ?? '';
    expect(drawn.replace('\r\u001B[K', '')).toHaveLength(39);
    reporter.close();
    expect(chunks.at(-1)).toBe('\r\u001B[K');
  });

  it('[tooling] tells how each step came out and why it failed', () => {
    const { chunks, reporter } = written(false);
    const events = reportSteps(reporter);
    events.started('lint');
    events.started('unit tests');
    events.noted('unit tests', '12 files');
    jest.advanceTimersByTime(20_000);
    const totals = { passed: 9, failed: 0, skipped: 2 };
    events.ended('unit tests', { totals, details: '', ms: 20_000 });
    events.ended('lint', { totals: checkTotals(false), details: 'a.ts: no-console\n', ms: 3000 });
    reporter.close();
    expect(chunks.slice(2)).toEqual([
      '  20 s  … lint, unit tests (12 files)\n',
      '  20 s  ✔ unit tests: 9 passed, 2 skipped, 20 s\n',
      '  20 s  ✖ lint: 0 passed, 1 failed, 3 s\n',
      '\na.ts: no-console\n\n',
    ]);
  });
});
