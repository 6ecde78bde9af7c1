import { slowestLines } from './slowest-tests';
import type { Outcome, TestTry } from '../run/step';
import { checkTotals } from '../run/totals';

const outcome = (...tries: readonly TestTry[]): Outcome => ({
  totals: checkTotals(true),
  details: '',
  tries,
});
const tryOf = (title: string, ms: number, error?: string): TestTry => ({
  file: 'a.test.ts',
  title,
  ms,
  error,
});

describe('the slowest tests of a run', () => {
  it('[tooling] are told with their times, the slowest first, whichever runner ran them', () => {
    const outcomes = new Map<string, Outcome>([
      ['lint', { totals: checkTotals(true), details: '' }],
      ['unit tests', outcome(tryOf('adds', 40), tryOf('cuts', 12_340, 'late'))],
      ['browser tests', outcome(tryOf('shows', 61_000))],
    ]);
    expect(slowestLines(outcomes)).toEqual([
      'Slowest tests (3 of 3):',
      '61.0 s a.test.ts shows',
      '12.3 s a.test.ts cuts',
      '0.0 s a.test.ts adds',
    ]);
  });

  it('[tooling] are at most twenty', () => {
    const all = Array.from({ length: 21 }, (_, index) => tryOf(`test ${index}`, index * 1000));
    const lines = slowestLines(new Map([['unit tests', outcome(...all)]]));
    expect(lines[0]).toBe('Slowest tests (20 of 21):');
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toBe('1.0 s a.test.ts test 1');
  });

  it('[tooling] are no lines where no test ran', () => {
    expect(slowestLines(new Map([['lint', outcome()]]))).toEqual([]);
  });
});
