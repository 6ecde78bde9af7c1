import { chooseMoments, moments } from './moments';

const named = (...names: readonly string[]) => chooseMoments(names).map(({ name }) => name);

describe('the moments in which a worker might be felt', () => {
  it('[bench] are the first visit’s, the one in which all is kept, and the next', () => {
    expect(new Set(moments.map(({ kind }) => kind))).toEqual(
      new Set(['cold', 'meanwhile', 'whole', 'returning']),
    );
  });

  it('[bench] are taken all unless some are named, by page or whole', () => {
    expect(named()).toHaveLength(moments.length);
    expect(named('gate', 'overview returning')).toEqual(['gate', 'overview, returning']);
    expect(named('contracts')).toEqual([
      'contracts',
      'contracts, opened while all is kept',
      'contracts, returning',
    ]);
  });

  it('[bench] refuse a name that none has, and say those there are', () => {
    expect(() => chooseMoments(['contract'])).toThrow(
      /no row “contract”; the rows are gate, overview, contracts, contracts opened while all is kept, overview until all is kept, overview returning, contracts returning\./,
    );
  });
});
