import fc, * as named from 'fast-check';

const { TRUSTFOLD_RUNS: given } = process.env;

afterEach(() => {
  process.env.TRUSTFOLD_RUNS = given;
});

function fastCheckWith(runs: number): typeof named {
  let loaded = named;
  process.env.TRUSTFOLD_RUNS = String(runs);
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof named>('fast-check');
  });
  return loaded;
}

const property = (each: () => void) => fc.property(fc.nat(), each);

function casesOf(run: (each: () => void) => unknown): number {
  let cases = 0;
  run(() => {
    cases += 1;
  });
  return cases;
}

describe('property tests', () => {
  it('[tooling] property tests use identical cases in every run', () => {
    expect(fc.readConfigureGlobal()).toMatchObject({ seed: Number(process.env.TRUSTFOLD_SEED) });
    expect(fc.sample(fc.nat(), 20)).toEqual(fc.sample(fc.nat(), 20));
  });

  it.each([1, 5])(
    '[tooling] property tests multiply the number of cases by TRUSTFOLD_RUNS, here %i',
    (runs) => {
      const { default: whole, assert, check } = fastCheckWith(runs);
      expect(casesOf((each) => whole.assert(property(each)))).toBe(100 * runs);
      expect(casesOf((each) => whole.assert(property(each), { seed: 1 }))).toBe(100 * runs);
      expect(casesOf((each) => whole.assert(property(each), { numRuns: 7 }))).toBe(7 * runs);
      expect(casesOf((each) => whole.check(property(each), { numRuns: 7 }))).toBe(7 * runs);
      expect(casesOf((each) => assert(property(each), { numRuns: 7 }))).toBe(7 * runs);
      expect(casesOf((each) => check(property(each)))).toBe(100 * runs);
    },
  );

  it('[tooling] TRUSTFOLD_RUNS does not change how many values fc.sample returns', () => {
    expect(fastCheckWith(5).sample(fc.nat(), { numRuns: 3 })).toHaveLength(3);
  });
});
