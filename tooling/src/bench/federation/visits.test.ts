import { chooseRows, visits } from './visits';

const named = (names: string) =>
  chooseRows(names === '' ? [] : names.split(',')).map(({ name }) => name);

describe('the rows of the federation', () => {
  it('[bench] wait for a record, a figure or a field, and for no title or button', () => {
    for (const { name, wanted } of visits) {
      const { selector, text } = wanted;
      if (text === undefined)
        expect([name, selector]).toEqual([name, expect.stringMatching(/input/)]);
      else expect([name, text]).toEqual([name, expect.stringMatching(/\d|%|Dip test|Nadia/)]);
      expect(selector).not.toMatch(/\bh[1-6]\b|button/);
    }
  });
});

describe('chooseRows', () => {
  it('[bench] takes all unless some are named, by page or by row', () => {
    expect(named('')).toHaveLength(visits.length);
    expect(named('gate,contracts')).toEqual(['gate', 'contracts, cold', 'contracts, returning']);
    expect(named('contracts cold,overview returning')).toEqual([
      'contracts, cold',
      'overview, returning',
    ]);
  });

  it('[bench] refuses a row there is none of, and names those there are', () => {
    expect(() => named('contract')).toThrow(/no row “contract”; the rows are gate, landing, /);
  });
});
