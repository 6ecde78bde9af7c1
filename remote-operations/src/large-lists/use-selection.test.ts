import { act, renderHook } from '@testing-library/react';
import { type Selection } from './select-sliced';
import { useSelection } from './use-selection';

interface Row {
  readonly id: number;
}

const rows = (count: number): Row[] => Array.from({ length: count }, (_, id) => ({ id }));
const multiplesOf = (factor: number): Selection<Row> => ({
  select: (items) => items.filter(({ id }) => id % factor === 0),
});

describe('useSelection', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('[operations] has a short list at once', () => {
    const items = rows(10);
    const { result } = renderHook(() => useSelection(items, evens));
    expect(result.current.selected).toHaveLength(5);
    expect(result.current.isPending).toBe(false);
  });

  it('[operations] works a long list out between paints and keeps the last result meanwhile', () => {
    const items = rows(20_000);
    const { result, rerender } = renderHook(({ selection }) => useSelection(items, selection), {
      initialProps: { selection: evens },
    });
    expect(result.current).toEqual({ selected: undefined, isPending: true });

    act(() => {
      jest.runAllTimers();
    });
    expect(result.current.selected).toHaveLength(10_000);
    expect(result.current.isPending).toBe(false);

    rerender({ selection: multiplesOf(10) });
    expect(result.current.selected).toHaveLength(10_000);
    expect(result.current.isPending).toBe(true);

    act(() => {
      jest.runAllTimers();
    });
    expect(result.current.selected).toHaveLength(2000);
  });

  it('[operations] gives up work that a newer question has overtaken', () => {
    const items = rows(20_000);
    const { result, rerender } = renderHook(({ selection }) => useSelection(items, selection), {
      initialProps: { selection: evens },
    });
    rerender({ selection: multiplesOf(100) });
    act(() => {
      jest.runAllTimers();
    });
    expect(result.current.selected).toHaveLength(200);
  });
});

const evens = multiplesOf(2);
