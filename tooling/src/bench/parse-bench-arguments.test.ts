import { parseBenchArguments } from './parse-bench-arguments';

describe('parseBenchArguments', () => {
  it('[bench] takes a name, the rounds, profiles and rows', () => {
    expect(
      parseBenchArguments([
        'federation',
        '--rounds',
        '4',
        '--profile',
        '60ms,20ms-slow',
        '--rows',
        'overview, contracts cold',
      ]),
    ).toEqual({
      names: ['federation'],
      rounds: 4,
      profiles: ['60ms', '20ms-slow'],
      rows: ['overview', 'contracts cold'],
    });
    expect(parseBenchArguments([])).toEqual({ names: [] });
  });

  it.each(['0', '3', '7', '102', 'many', '1.5'])(
    '[bench] refuses %s rounds in one sentence',
    (rounds) => {
      expect(() => parseBenchArguments(['--rounds', rounds])).toThrow(/even number from 2 to 100/);
    },
  );

  it('[bench] refuses a profile there is none of, and names those there are', () => {
    expect(() => parseBenchArguments(['--profile', 'modem'])).toThrow(
      /no profile “modem”; the profiles are 60ms, 20ms, 60ms-slow, 20ms-slow/,
    );
  });

  it('[bench] refuses an option it does not know, with an example', () => {
    expect(() => parseBenchArguments(['--quick'])).toThrow(/An example: npm run bench/);
  });
});
