import { runAgain } from './run-again';
import type { Outcome, Step } from './step';
import { checkTotals } from './totals';

const passed: Outcome = { totals: checkTotals(true), details: '' };
const failed: Outcome = { totals: checkTotals(false), details: '' };
const events = { started: jest.fn(), noted: jest.fn(), ended: jest.fn() };

const settle = async (outcomes: Record<string, Outcome>, signal = new AbortController().signal) =>
  Object.fromEntries(await runAgain(new Map(Object.entries(outcomes)), events, signal));

describe('what a step asks to run again', () => {
  const second = { ...passed, unsteady: [{ file: 'a', title: 'adds', error: 'late' }] };
  const again: Step = { name: 'unit tests, again', run: () => Promise.resolve(second) };

  it('[tooling] takes the place of its outcome', async () => {
    expect(await settle({ lint: passed, 'unit tests': { ...failed, again } })).toEqual({
      lint: passed,
      'unit tests': { ...second, ms: expect.any(Number) as number },
    });
  });

  it('[tooling] is not run once the run is to stop', async () => {
    const first = { ...failed, again };
    expect(await settle({ 'unit tests': first }, AbortSignal.abort())).toEqual({
      'unit tests': first,
    });
  });
});
