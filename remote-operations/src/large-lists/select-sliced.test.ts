import { selectSliced } from './select-sliced';
import { finish } from './sliced-work';

interface Row {
  readonly id: number;
}

const rows = (count: number): Row[] => Array.from({ length: count }, (_, id) => ({ id }));
const odd = (items: readonly Row[]) => items.filter(({ id }) => id % 2 === 1);

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
