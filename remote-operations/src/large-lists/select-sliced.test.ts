import { selectSliced } from './select-sliced';
import { finish } from './sliced-work';

interface Row {
  readonly id: number;
  readonly weight: number;
}

const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, id) => ({ id, weight: (id * 7919) % 13 }));

const odd = (items: readonly Row[]) => items.filter(({ id }) => id % 2 === 1);
const byWeight = (a: Row, b: Row) => a.weight - b.weight;

describe('selectSliced', () => {
  it.each([0, 1, 999, 1000, 1001, 12_345])(
    '[operations] selects and stably sorts %i items as one filter and sort would',
    (count) => {
      const items = rows(count);
      expect(finish(selectSliced(items, { select: odd, compare: byWeight }))).toEqual(
        odd(items).sort(byWeight),
      );
    },
  );

  it('[operations] keeps the given order without a comparison', () => {
    const items = rows(4321);
    expect(finish(selectSliced(items, { select: odd }))).toEqual(odd(items));
  });

  it('[operations] can be put down often, so that no slice is long', () => {
    const work = selectSliced(rows(100_000), { select: odd, compare: byWeight });
    let pauses = 0;
    while (!work.next().done) pauses += 1;
    expect(pauses).toBeGreaterThan(300);
  });
});
