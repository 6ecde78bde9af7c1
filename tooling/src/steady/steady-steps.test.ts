import { phasesOf, seedsFrom, trialsOf } from './trials';

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
