import { orderSliced, type Order } from './order';
import { finish } from './sliced-work';

interface Row {
  readonly id: number;
  readonly weight: number;
}

const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, id) => ({ id, weight: (id * 7919) % 13 }));

const byWeight = (a: Row, b: Row) => a.weight - b.weight;

const orderOf = (items: readonly Row[], before?: Order<Row>) =>
  finish(orderSliced(items, byWeight, before));

describe('orderSliced', () => {
  it.each([0, 1, 999, 1000, 1001, 12_345])(
    '[TX3, N2] stably sorts %i items as one sort would',
    (count) => {
      const items = rows(count);
      expect(orderOf(items).ordered).toEqual([...items].sort(byWeight));
    },
  );

  it('[TX3, N2] keeps the given order without a comparison', () => {
    const items = rows(4321);
    expect(finish(orderSliced(items, undefined)).ordered).toBe(items);
  });

  it('[TX3, N2] can be put down often, so that no slice is long', () => {
    const work = orderSliced(rows(100_000), byWeight);
    let pauses = 0;
    while (!work.next().done) pauses += 1;
    expect(pauses).toBeGreaterThan(300);
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

  it('[TX3, N2] compares no item anew that only a few replacements left in its place', () => {
    const compare = jest.fn(byWeight);
    const items = rows(5000);
    const order = finish(orderSliced(items, compare));
    compare.mockClear();
    const changed = items.map((row) => (row.id < 3 ? { ...row } : row));
    const next = finish(orderSliced(changed, compare, order));
    expect(compare).toHaveBeenCalledTimes(3);
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
});
