import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

const nothing: ReadonlySet<string> = new Set();

/**
 * Returns the keys of all rows from one row to another. If one of them is not in the list, returns only the second key.
 */
function rangeBetween<T>(
  rows: readonly T[],
  rowKey: (row: T) => string,
  from: string,
  to: string,
): readonly string[] {
  const keys = rows.map(rowKey);
  const [start, end] = [keys.indexOf(from), keys.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/**
 * Manages which rows of a list are selected. Rows that a filter hides are deselected.
 *
 * @example
 * const selection = useRowSelection(contracts, idOf);
 * <DataTable
 *   label="Contracts"
 *   columns={contractColumns}
 *   rows={contracts}
 *   rowKey={idOf}
 *   selection={selection}
 *   rowName={({ title }) => title}
 * />
 */
export function useRowSelection<T>(rows: readonly T[], rowKey: (row: T) => string) {
  const [chosen, setChosen] = useState(nothing);
  const listed = useRef<readonly T[]>(rows);
  useLayoutEffect(() => {
    listed.current = rows;
  }, [rows]);
  const anchor = useRef<string | undefined>(undefined);

  const picked = useMemo(
    () => (chosen.size === 0 ? [] : rows.filter((row) => chosen.has(rowKey(row)))),
    [chosen, rows, rowKey],
  );
  const keys = useMemo(
    () => (picked.length === 0 ? nothing : new Set(picked.map(rowKey))),
    [picked, rowKey],
  );

  const pick = useCallback(
    (key: string, isPicked: boolean, isRange = false) => {
      const from = isRange ? anchor.current : undefined;
      anchor.current = key;
      const range = from === undefined ? [key] : rangeBetween(listed.current, rowKey, from, key);
      setChosen((current) => {
        const next = new Set(current);
        for (const each of range) {
          if (isPicked) next.add(each);
          else next.delete(each);
        }
        return next;
      });
    },
    [rowKey],
  );
  const pickAll = useCallback(() => setChosen(new Set(listed.current.map(rowKey))), [rowKey]);
  const unpick = useCallback(
    (some: readonly T[]) =>
      setChosen((current) => {
        const next = new Set(current);
        for (const row of some) next.delete(rowKey(row));
        return next;
      }),
    [rowKey],
  );
  const pickNone = useCallback(() => setChosen(nothing), []);
  return { picked, keys, total: rows.length, pick, pickAll, pickNone, unpick };
}

/**
 * The selected rows of a list, and the functions to change the selection.
 *
 * @example
 * const titlesOf = ({ picked }: RowSelection<Contract>) => picked.map(({ title }) => title);
 */
export type RowSelection<T> = ReturnType<typeof useRowSelection<T>>;
