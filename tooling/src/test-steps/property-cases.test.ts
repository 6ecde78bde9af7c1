import { casesRemark, deepCases, environmentOf, usualCases } from './property-cases';
import propertySeed from './property-seed.json';

describe('the cases of property tests', () => {
  it('[tooling] are the same in every usual run', () => {
    expect(usualCases({})).toEqual({ seed: propertySeed.seed, runs: 1 });
  });

  it('[tooling] are more, and others, in each deep run', () => {
    expect(deepCases({}, 7)).toEqual({ seed: '7', runs: 5 });
    expect(deepCases({}, 2 ** 31 + 8).seed).toBe('8');
  });

  it('[tooling] are those that the environment names', () => {
    const env = { TRUSTFOLD_SEED: '12', TRUSTFOLD_RUNS: '30' };
    expect(usualCases(env)).toEqual({ seed: '12', runs: 30 });
    expect(deepCases(env)).toEqual({ seed: '12', runs: 30 });
    expect(environmentOf(deepCases(env))).toEqual(env);
  });

  it.each(['0', '-1', '1.5', '1e3', 'many', ' 2', ''])(
    '[tooling] are refused where TRUSTFOLD_RUNS is “%s”',
    (runs) => {
      expect(() => usualCases({ TRUSTFOLD_RUNS: runs })).toThrow(
        `TRUSTFOLD_RUNS takes a whole number from 1, not “${runs}”.`,
      );
    },
  );

  it('[tooling] are told by what repeats them', () => {
    expect(casesRemark({ seed: '12', runs: 1 })).toBe('seed 12');
    expect(casesRemark({ seed: '12', runs: 5 })).toBe('seed 12, 5 times the cases');
  });
});
