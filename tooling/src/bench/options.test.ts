import { chooseRows, parseBenchArguments } from './options';

const parse = (...args: string[]) => parseBenchArguments(args, ['workspace', 'federation']);

describe('parseBenchArguments', () => {
  it('[bench] takes a name, the rounds, rows, and sizes once each, the smallest first', () => {
    const rows = ['--rows', 'overview, contracts cold'];
    expect(parse('federation', '--rounds', '4', ...rows, '--sizes', '100000, 100,100000')).toEqual({
      names: ['federation'],
      rounds: 4,
      rows: ['overview', 'contracts cold'],
      sizes: [100, 100_000],
    });
    expect(parse()).toMatchObject({ names: ['workspace', 'federation'], rows: [] });
  });

  it.each(['0', '3', '7', '102', 'many', '1.5'])(
    '[bench] refuses %s rounds in one sentence',
    (rounds) => {
      expect(() => parse('--rounds', rounds)).toThrow(/even number from 2 to 100/);
    },
  );

  it.each(['', '99', '100001', 'many', '1e3', '-100', '100,many'])(
    '[bench] refuses sizes “%s” in one sentence',
    (sizes) => {
      expect(() => parse(`--sizes=${sizes}`)).toThrow(/from 100 to 100000\b/);
    },
  );

  it('[bench] refuses an option it does not know, with an example', () => {
    expect(() => parse('--quick')).toThrow(/An example: npm run bench/);
  });
});

describe('chooseRows', () => {
  const rows = ['gate', 'contracts, cold', 'contracts, returning'].map((name) => ({ name }));
  const named = (...names: string[]) => chooseRows(rows, names).map(({ name }) => name);

  it('[bench] takes all unless some are named, by page or by row', () => {
    expect(named()).toHaveLength(rows.length);
    expect(named('gate', 'contracts')).toHaveLength(rows.length);
    expect(named('contracts cold')).toEqual(['contracts, cold']);
  });

  it('[bench] refuses a row there is none of, and names those there are', () => {
    expect(() => named('contract')).toThrow(/no row “contract”; the rows are gate, contracts cold/);
  });
});
