import { parseBenchArguments } from './parse-bench-arguments';

describe('parseBenchArguments', () => {
  it('[bench] takes a name and the rounds', () => {
    expect(parseBenchArguments(['federation', '--rounds', '3'])).toEqual({
      names: ['federation'],
      rounds: 3,
    });
    expect(parseBenchArguments([])).toEqual({ names: [], rounds: undefined });
  });

  it.each(['0', '51', 'many', '1.5'])('[bench] refuses %s rounds in one sentence', (rounds) => {
    expect(() => parseBenchArguments(['--rounds', rounds])).toThrow(/whole number from 1 to 50/);
  });

  it('[bench] refuses an option it does not know, with an example', () => {
    expect(() => parseBenchArguments(['--quick'])).toThrow(/An example: npm run bench/);
  });
});
