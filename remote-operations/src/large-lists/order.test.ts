import fc from 'fast-check';
import { orderSliced, type Order, type Ordering } from './order';
import { finish } from './sliced-work';

interface Row {
  readonly id: number;
  readonly weight: number;
}

const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, id) => ({ id, weight: (id * 7919) % 13 }));

const byWeight = (a: Row, b: Row) => a.weight - b.weight;
const ordering: Ordering<Row> = { keyOf: ({ weight }) => weight };

const orderOf = (items: readonly Row[], before?: Order<Row>) =>
  finish(orderSliced(items, ordering, before));

describe('orderSliced', () => {
  it.each([0, 1, 999, 1000, 1001, 12_345])(
    '[TX3, N2] stably sorts %i items as one sort would',
    (count) => {
      const items = rows(count);
      expect(orderOf(items).ordered).toEqual([...items].sort(byWeight));
    },
  );

  it('[TX3, N2] keeps the given order without an ordering', () => {
    const items = rows(4321);
    expect(finish(orderSliced(items, undefined)).ordered).toBe(items);
  });

  it('[TX3, N2] can be put down often, so that no slice is long', () => {
    const work = orderSliced(rows(100_000), ordering);
    let pauses = 0;
    while (!work.next().done) pauses += 1;
    expect(pauses).toBeGreaterThan(190);
  });

  it('[TX3, N2] sorts a list once, whatever is selected of it', () => {
    const items = rows(5000);
    const order = orderOf(items);
    expect(orderOf(items, order)).toBe(order);
  });

  it.each([
    ['that stands where it stood', 0],
    ['that stands elsewhere now', 5],
  ])('[TX3, N2] follows a replaced item %s', (_what, heavier) => {
    const items = rows(5000);
    const order = orderOf(items);
    const changed = items.with(1234, { id: 99_999, weight: ((1234 * 7919) % 13) + heavier });
    expect(orderOf(changed, order).ordered).toEqual([...changed].sort(byWeight));
  });

  it('[TX3, N2] orders no item anew that only a few replacements left in its place', () => {
    const keyOf = jest.fn(({ weight }: Row) => weight);
    const items = rows(5000);
    const order = finish(orderSliced(items, { keyOf }));
    keyOf.mockClear();
    const changed = items.map((row) => (row.id < 3 ? { ...row } : row));
    const next = finish(orderSliced(changed, order.ordering, order));
    expect(keyOf).toHaveBeenCalledTimes(6);
    expect(next.ordered).toEqual([...changed].sort(byWeight));
  });

  it('[TX3, N2] follows items that were added, removed or replaced in great number', () => {
    const items = rows(5000);
    const order = orderOf(items);
    for (const changed of [
      [...items, { id: 5001, weight: 3 }],
      items.slice(7),
      items.map((row) => ({ ...row, weight: -row.weight })),
    ]) {
      expect(orderOf(changed, order).ordered).toEqual([...changed].sort(byWeight));
    }
  });

  it('[TX3, N2] orders as a stable sort does, by numbers and by texts, rising and falling', () => {
    const names = new Intl.Collator('en', { sensitivity: 'base' });
    const keys = fc.array(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true })));
    const texts = fc.array(fc.oneof(fc.constantFrom('a', 'A', 'á', 'b', '', 'B'), fc.string()));
    const compare = (a: number | string, b: number | string) =>
      typeof a === 'string'
        ? names.compare(a, String(b))
        : a < Number(b)
          ? -1
          : Number(a > Number(b));
    fc.assert(
      fc.property(fc.oneof(keys, texts), fc.boolean(), (of: (number | string)[], isFalling) => {
        const items = of.map((key, place) => ({ key, place }));
        const by: Ordering<(typeof items)[number]> = {
          keyOf: ({ key }) => key,
          compare: (a, b) => names.compare(a, b),
          isFalling,
        };
        const sorted = items.toSorted((a, b) =>
          isFalling ? compare(b.key, a.key) : compare(a.key, b.key),
        );
        expect(finish(orderSliced(items, by)).ordered).toEqual(sorted);
      }),
    );
  });

  it('[TX3, N2] keeps items without a number, and puts them last', () => {
    const items = [NaN, 2, NaN, 1].map((weight, id) => ({ id, weight }));
    expect(orderOf(items).ordered.map(({ id }) => id)).toEqual([3, 1, 0, 2]);
  });
});
