import { chooseRows, visits, warmTabs } from './visits';

const named = (names: string) => {
  const { visits: some, warmTabs: tabs } = chooseRows(names === '' ? [] : names.split(','));
  return [...some, ...tabs].map(({ name }) => name);
};

describe('the rows of the federation', () => {
  it('[bench] wait for a record, a figure or a field, and for no title or button', () => {
    for (const { name, wanted } of [...visits, ...warmTabs]) {
      const { selector, text } = wanted;
      if (text === undefined)
        expect([name, selector]).toEqual([name, expect.stringMatching(/input/)]);
      else expect([name, text]).toEqual([name, expect.stringMatching(/\d|%|Dip test|Nadia/)]);
      expect(selector).not.toMatch(/\bh[1-6]\b|button/);
    }
  });

  it('[bench] have a warm tab’s record on that tab alone, not on the overview it is opened from', () => {
    const overview = visits.find(({ name }) => name === 'overview');
    for (const { wanted } of warmTabs) expect(wanted).not.toEqual(overview?.wanted);
  });
});

describe('chooseRows', () => {
  it('[bench] takes all unless some are named, by page or by row', () => {
    expect(named('')).toHaveLength(visits.length + warmTabs.length);
    expect(named('gate,contracts')).toEqual([
      'gate',
      'contracts, cold',
      'contracts, returning',
      'contracts, warm',
    ]);
    expect(named('contracts warm,overview returning')).toEqual([
      'overview, returning',
      'contracts, warm',
    ]);
  });

  it('[bench] refuses a row there is none of, and names those there are', () => {
    expect(() => named('contract')).toThrow(/no row “contract”; the rows are gate, landing, /);
  });
});
