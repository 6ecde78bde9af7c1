import fc from 'fast-check';
import { selectedAgain, selectSliced } from './select-sliced';
import { finish } from './sliced-work';

interface Row {
  readonly id: number;
}

const rows = (count: number): Row[] => Array.from({ length: count }, (_, id) => ({ id }));
const odd = (items: readonly Row[]) => items.filter(({ id }) => id % 2 === 1);

describe('selectedAgain', () => {
  const places = fc.array(fc.tuple(fc.nat(99), fc.nat(9)), { maxLength: 40 });

  it('[TX3, N2] is what selecting anew gives, or leaves it to that', () => {
    fc.assert(
      fc.property(places, (changes) => {
        const before = rows(100);
        const now = changes.reduce((list, [at, id]) => list.with(at, { id }), before);
        const again = selectedAgain({ items: before, selected: odd(before) }, now, odd);
        expect(again ?? odd(now)).toEqual(odd(now));
      }),
    );
  });

  it('[TX3, N2] goes through the few that were replaced in their places, and no more', () => {
    const before = rows(5000);
    const now = before.with(7, { id: 9 }).with(8, { id: 10 });
    const select = jest.fn(odd);
    expect(selectedAgain({ items: before, selected: odd(before) }, now, select)).toEqual(odd(now));
    expect(select.mock.calls.every(([items]) => items.length === 1)).toBe(true);
    expect(select.mock.calls.length).toBeLessThan(10);
  });

  it('[TX3, N2] follows items that have moved, one being gone and another new', () => {
    const before = rows(10);
    const now = [...before.slice(2), { id: 20 }, { id: 21 }];
    const standing = { items: before, selected: odd(before) };
    expect(selectedAgain(standing, now, odd) ?? odd(now)).toEqual(odd(now));
  });

  it.each([
    ['one is no longer selected', (of: readonly Row[]) => of.with(7, { id: 8 })],
    ['one was added', (of: readonly Row[]) => [...of, { id: 100 }]],
    ['most were replaced', (of: readonly Row[]) => of.map((row) => ({ ...row }))],
  ])('[TX3, N2] leaves it to selecting anew where %s', (_what, changed) => {
    const items = rows(100);
    const standing = { items, selected: odd(items) };
    expect(selectedAgain(standing, changed(items), odd)).toBeUndefined();
  });
});

describe('selectSliced', () => {
  it.each([0, 1, 999, 1000, 1001, 12_345])(
    '[TX3, N2] selects of %i items what one filter would',
    (count) => {
      expect(finish(selectSliced(rows(count), odd))).toEqual(odd(rows(count)));
    },
  );

  it('[TX3, N2] looks at a thousand items a slice at most', () => {
    const select = jest.fn(odd);
    const work = selectSliced(rows(100_000), select);
    while (!work.next().done) expect(select.mock.lastCall?.[0]).toHaveLength(1000);
    expect(select).toHaveBeenCalledTimes(100);
  });
});
