import fc from 'fast-check';
import { sortItems, filterAndSortItems } from './filter-and-sort-items';

interface Row {
  readonly id: number;
  readonly key: number | string;
}

const names = new Intl.Collator('en', { sensitivity: 'base' });
const numbers = fc.array(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true })));
const texts = fc.array(fc.oneof(fc.constantFrom('a', 'A', 'á', 'b', '', 'B'), fc.string()));
const compare = (a: number | string, b: number | string) =>
  typeof a === 'number' ? a - Number(b) : names.compare(a, String(b));
const keyOf = ({ key }: Row) => key;

describe('sortItems', () => {
  it('[TX3, N2] sorts a list by number and by text in both directions, and equal items stay in their order', () => {
    fc.assert(
      fc.property(fc.oneof(numbers, texts), fc.boolean(), (keys, isFalling) => {
        const rows = keys.map((key, id): Row => ({ id, key }));
        const ordering = { keyOf, compare: names.compare, isFalling };
        expect(sortItems(rows, ordering)).toEqual(
          rows.toSorted((a, b) => (isFalling ? compare(b.key, a.key) : compare(a.key, b.key))),
        );
      }),
    );
  });

  it.each([true, false])(
    '[TX3] sorts items without a number last (descending order: %s)',
    (isFalling) => {
      const rows = [NaN, 2, 1].map((key, id): Row => ({ id, key }));
      expect(sortItems(rows, { keyOf, isFalling }).at(-1)).toBe(rows[0]);
    },
  );

  it('[TX3, N2] without a sort order, a list stays in its original order', () => {
    const rows: Row[] = [{ id: 1, key: 2 }];
    expect(sortItems(rows, undefined)).toBe(rows);
  });
});

it('[TX3, N2] sorts, filters and searches a list', () => {
  const rows = ['mer', 'Amer', 'zeta', 'Ümer'].map((key, id): Row => ({ id, key }));
  const selection = {
    select: (some: readonly Row[]) => some.filter(({ id }) => id !== 0),
    search: { text: 'mer', textsOf: ({ key }: Row) => [String(key)] },
    ordering: { keyOf, compare: names.compare, isFalling: true },
  };
  expect(filterAndSortItems(rows, selection).map(keyOf)).toEqual(['Ümer', 'Amer']);
});
