import { settledTotals } from '../reports/read-report';
import { addTotals, checkTotals, nothing, totalLine } from './totals';

describe('totals', () => {
  it('[tooling] add up, a check counting as one', () => {
    const units = { passed: 40, failed: 2, skipped: 1 };
    expect(addTotals([checkTotals(true), units, checkTotals(false)])).toEqual({
      passed: 41,
      failed: 3,
      skipped: 1,
    });
    expect(addTotals([])).toEqual(nothing);
  });

  it('[tooling] name what was skipped only when something was', () => {
    expect(totalLine({ passed: 12, failed: 0, skipped: 0 })).toBe('total: 12 passed, 0 failed');
    expect(totalLine({ passed: 12, failed: 1, skipped: 3 })).toBe(
      'total: 12 passed, 1 failed, 3 skipped',
    );
  });

  it.each([
    ['a suite that ran no test', { passed: 0, failed: 0, skipped: 4 }, true, 1],
    [
      'a runner that ended badly without a failed test',
      { passed: 9, failed: 0, skipped: 0 },
      false,
      1,
    ],
    ['failed tests, which are not counted again', { passed: 9, failed: 2, skipped: 0 }, false, 2],
    ['a good run', { passed: 9, failed: 0, skipped: 0 }, true, 0],
  ])('[tooling] count %s', (_case, counted, succeeded, failed) => {
    expect(settledTotals(counted, succeeded).failed).toBe(failed);
  });
});
