import { brokenSteps, phasesOf, seedsFrom, trialLines, trialsOf } from './trials';
import type { Outcome, Step, TestTry } from '../run/step';
import { checkTotals } from '../run/totals';

const seeds = ['7', '8', '9'];
const names = (browser: readonly string[], unit: readonly string[]) =>
  phasesOf(trialsOf({ browser, unit, wide: [] }, seeds)).map((phase) =>
    phase.map(({ name }) => name),
  );

describe('what tries affected tests', () => {
  it('[tooling] is nothing, and no build, where there are none', () => {
    expect(names([], [])).toEqual([]);
  });

  it('[tooling] is a run of unit tests for each seed, without a build', () => {
    expect(names([], ['host/a.test.ts'])).toEqual([
      ['unit tests, seed 7'],
      ['unit tests, seed 8'],
      ['unit tests, seed 9'],
    ]);
  });

  it('[tooling] is the browser tests on pages as they are and on slowed ones, after a build', () => {
    expect(names(['e2e/flows/gate.spec.ts'], ['host/a.test.ts'])).toEqual([
      ['build'],
      ['unit tests, seed 7'],
      ['unit tests, seed 8'],
      ['unit tests, seed 9'],
      ['browser tests'],
      ['browser tests, slowed 6 times'],
    ]);
  });
});

describe('the seeds of ten runs', () => {
  it('[tooling] follow the one that the environment names', () => {
    const all = ['5', '6', '7', '8', '9', '10', '11', '12', '13', '14'];
    expect(seedsFrom({ TRUSTFOLD_SEED: '5' }, 0)).toEqual(all);
  });

  it('[tooling] are others each time', () => {
    expect(seedsFrom({}, 100)[0]).toBe('100');
    expect(seedsFrom({}, 200)[0]).toBe('200');
  });
});

const tryOf = (title: string, error?: string): TestTry => ({
  file: 'a.test.ts',
  title,
  ms: 1,
  error,
});
const stepNamed = (name: string): Step => ({ name, run: jest.fn() });
const outcome = (...tries: readonly TestTry[]): Outcome => ({
  totals: checkTotals(tries.every(({ error }) => error === undefined)),
  details: '',
  tries,
});

describe('what came of a trial', () => {
  const browser = { name: 'browser tests', files: ['a', 'b'], steps: [stepNamed('browser tests')] };
  const seeded = {
    name: 'unit tests',
    files: ['a'],
    steps: ['unit tests, seed 7', 'unit tests, seed 8'].map(stepNamed),
  };

  it('[tooling] is how many files, runs and failures it had', () => {
    const outcomes = new Map([['browser tests', outcome(tryOf('adds'), tryOf('adds'))]]);
    expect(trialLines([browser], outcomes)).toEqual(['browser tests: 2 files, 2 runs, 0 failed']);
  });

  it('[tooling] is how often each test failed, and what was wrong at first', () => {
    const tries = [tryOf('adds', 'late'), tryOf('cuts'), tryOf('adds', 'hidden'), tryOf('adds')];
    expect(trialLines([browser], new Map([['browser tests', outcome(...tries)]]))).toEqual([
      'browser tests: 2 files, 4 runs, 2 failed',
      '  a.test.ts adds: 2 of 3 failed: late',
    ]);
  });

  it('[tooling] is which of its steps failed, so that their cases can be drawn again', () => {
    const outcomes = new Map([
      ['unit tests, seed 7', outcome(tryOf('adds'))],
      ['unit tests, seed 8', outcome(tryOf('adds', 'not 3'))],
    ]);
    expect(trialLines([seeded], outcomes)).toEqual([
      'unit tests: 1 file, 2 runs, 1 failed',
      '  a.test.ts adds: 1 of 2 failed: not 3',
      '  unit tests, seed 8: 1 failed',
    ]);
  });

  it('[tooling] is no run where its step was never started', () => {
    expect(trialLines([browser], new Map())).toEqual(['browser tests: 2 files, 0 runs, 0 failed']);
  });
});

describe('a step that failed', () => {
  it('[tooling] is named where none of its tests did', () => {
    const outcomes = new Map([
      ['build', { totals: checkTotals(false), details: 'no memory' }],
      ['unit tests', outcome(tryOf('adds', 'not 3'))],
      ['browser tests', { totals: checkTotals(false), details: '', tries: [tryOf('shows')] }],
      ['lint', outcome()],
    ]);
    expect(brokenSteps(outcomes)).toEqual(['build', 'browser tests']);
  });
});
