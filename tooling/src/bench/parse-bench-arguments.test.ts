import { parseBenchArguments } from './parse-bench-arguments';

describe('parseBenchArguments', () => {
  it('[bench] takes a name, the rounds and rows', () => {
    expect(
      parseBenchArguments(['federation', '--rounds', '4', '--rows', 'overview, contracts cold']),
    ).toEqual({
      names: ['federation'],
      rounds: 4,
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

  it('[bench] takes sizes, each once and the smallest first', () => {
    expect(parseBenchArguments(['--sizes', '100000, 100,100000'])).toEqual({
      names: [],
      sizes: [100, 100_000],
    });
  });

  it.each(['', '99', '100001', 'many', '1e3', '-100', '100,many'])(
    '[bench] refuses sizes “%s” in one sentence',
    (sizes) => {
      expect(() => parseBenchArguments([`--sizes=${sizes}`])).toThrow(/from 100 to 100000\b/);
    },
  );

  it('[bench] refuses an option it does not know, with an example', () => {
    expect(() => parseBenchArguments(['--quick'])).toThrow(/An example: npm run bench/);
  });
});
