import { renderHook, waitFor } from '@testing-library/react';
import type { Selection } from './select-sliced';
import { useSelection } from './use-selection';

interface Row {
  readonly id: number;
}

const rows = (count: number): Row[] => Array.from({ length: count }, (_, id) => ({ id }));
const multiplesOf = (factor: number): Selection<Row> => ({
  select: (items) => items.filter(({ id }) => id % factor === 0),
});
const evens = multiplesOf(2);

const select = (items: readonly Row[], first: Selection<Row>) =>
  renderHook(({ selection }) => useSelection(items, selection), {
    initialProps: { selection: first },
  });

interface Asked {
  readonly items?: readonly Row[];
  readonly selection: Selection<Row>;
}

describe('useSelection', () => {
  it('[TX3, N2] has a short list at once', () => {
    const { result, rerender } = select(rows(2000), evens);
    expect(result.current).toMatchObject({ isPending: false, selected: { length: 1000 } });
    rerender({ selection: multiplesOf(100) });
    expect(result.current).toMatchObject({ isPending: false, selected: { length: 20 } });
  });

  it('[TX3, N2] works a long list out between paints and keeps the last result meanwhile', async () => {
    const { result, rerender } = select(rows(20_000), evens);
    expect(result.current).toEqual({ selected: undefined, isPending: true, isPartial: false });
    await waitFor(() => expect(result.current.isPending).toBe(false));
    expect(result.current.selected).toHaveLength(10_000);

    rerender({ selection: multiplesOf(10) });
    expect(result.current).toMatchObject({ isPending: true, selected: { length: 10_000 } });
    await waitFor(() => expect(result.current.isPending).toBe(false));
    expect(result.current.selected).toHaveLength(2000);
  });

  it('[TX3, N2] has the first items’ until a long list is read and gone through', async () => {
    const first = rows(40);
    const asked: Asked = { selection: evens };
    const { result, rerender } = renderHook(
      ({ items, selection }: Asked) => useSelection(items, selection, first),
      { initialProps: asked },
    );
    expect(result.current).toMatchObject({ isPartial: true, selected: { length: 20 } });
    rerender({ selection: multiplesOf(10) });
    expect(result.current).toMatchObject({ isPartial: true, selected: { length: 4 } });
    rerender({ items: rows(20_000), selection: evens });
    expect(result.current).toMatchObject({ isPartial: true, selected: { length: 20 } });
    await waitFor(() => expect(result.current.isPartial).toBe(false));
    expect(result.current).toMatchObject({ isPending: false, selected: { length: 10_000 } });
  });

  it('[TX3, N2] gives up work that a newer question has overtaken', async () => {
    const overtaken = jest.fn(evens.select);
    const { result, rerender } = select(rows(20_000), { select: overtaken });
    rerender({ selection: multiplesOf(100) });
    await waitFor(() => expect(result.current.isPending).toBe(false));
    expect(result.current.selected).toHaveLength(200);
    expect(overtaken).not.toHaveBeenCalled();
  });

  it('[TX3, N2] gets ready for a search when the page is idle', async () => {
    const textsOf = jest.fn(({ id }: Row) => [`row ${id}`]);
    const everything = { select: (items: readonly Row[]) => items.slice() };
    const searching = (text: string) => ({
      ...everything,
      search: { text, textsOf, reach: 'plain' as const },
    });
    const { result, rerender } = select(rows(20_000), searching(''));
    await waitFor(() => expect(textsOf).toHaveBeenCalledTimes(20_000));
    rerender({ selection: searching('w 12') });
    await waitFor(() => expect(result.current.isPending).toBe(false));
    expect(result.current.selected).toHaveLength(1 + 10 + 100 + 1000);
    expect(textsOf).toHaveBeenCalledTimes(20_000);
  });
});
