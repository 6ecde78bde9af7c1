import { renderHook } from '@testing-library/react';
import { useSelection, type Selection } from './list-selection';

interface Row {
  readonly id: number;
}

const rows = (count: number): Row[] => Array.from({ length: count }, (_, id) => ({ id }));
const multiplesOf = (factor: number): Selection<Row> => ({
  select: (items) => items.filter(({ id }) => id % factor === 0),
  search: { text: '', textsOf: () => [] },
});
const evens = multiplesOf(2);

interface Asked {
  readonly items?: readonly Row[];
  readonly selection: Selection<Row>;
}

/** The hook, and what it gave at every render: how many are selected, and whether they are the last or a part. */
function renderSelection(initialProps: Asked, first?: readonly Row[]) {
  const seen: [number | undefined, 'whole' | 'pending' | 'partial'][] = [];
  const rendered = renderHook(
    ({ items, selection }: Asked) => {
      const { selected, isPending, isPartial } = useSelection(items, selection, first);
      seen.push([selected?.length, isPartial ? 'partial' : isPending ? 'pending' : 'whole']);
    },
    { initialProps },
  );
  return { ...rendered, seen };
}

describe('useSelection', () => {
  it('[TX3, N2] has a short list at once', () => {
    const items = rows(2000);
    const { seen, rerender } = renderSelection({ items, selection: evens });
    rerender({ items, selection: multiplesOf(100) });
    expect(seen.filter(([, state]) => state !== 'whole')).toEqual([]);
    expect([seen[0], seen.at(-1)]).toEqual([
      [1000, 'whole'],
      [20, 'whole'],
    ]);
  });

  it('[TX3, N2] works a long list out after a paint and keeps the last result meanwhile', () => {
    const items = rows(20_000);
    const { seen, rerender } = renderSelection({ items, selection: evens });
    expect(seen[0]).toEqual([undefined, 'pending']);
    expect(seen.at(-1)).toEqual([10_000, 'whole']);

    rerender({ items, selection: multiplesOf(10) });
    expect(seen).toContainEqual([10_000, 'pending']);
    expect(seen.at(-1)).toEqual([2000, 'whole']);
  });

  it('[TX3, N2] has the first items’ until a long list is read and gone through', () => {
    const { seen, rerender } = renderSelection({ selection: evens }, rows(40));
    expect(seen.at(-1)).toEqual([20, 'partial']);
    rerender({ selection: multiplesOf(10) });
    expect(seen.at(-1)).toEqual([4, 'partial']);
    const before = seen.length;
    rerender({ items: rows(20_000), selection: evens });
    expect(seen[before]).toEqual([20, 'partial']);
    expect(seen.at(-1)).toEqual([10_000, 'whole']);
  });

  it('[TX3, N2] sorts nothing and folds nothing twice while a search is typed', () => {
    const keyOf = jest.fn(({ id }: Row) => -id);
    const everything = { select: (some: readonly Row[]) => some, ordering: { keyOf } };
    const textsOf = jest.fn(({ id }: Row) => [`row ${id}`]);
    const searching = (text: string) => ({ ...everything, search: { text, textsOf } });
    const items = rows(20_000);
    const { seen, rerender } = renderSelection({ items, selection: searching('') });
    rerender({ items, selection: searching('row 12') });
    rerender({ items, selection: searching('row 123') });
    expect(seen.at(-1)).toEqual([1 + 10 + 100, 'whole']);
    expect(keyOf).toHaveBeenCalledTimes(20_000);
    expect(textsOf).toHaveBeenCalledTimes(20_000);
  });
});
