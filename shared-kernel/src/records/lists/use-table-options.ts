import { useMemo } from 'react';
import { createChoiceParam, createTextParam, useUrlState } from '../../shell';
import { type TableColumn, findRowHeaderColumn } from '../../ui/data/table-column';

/** The possible row heights of a table. `auto` follows the user’s preferences. */
export const tableDensities = ['auto', 'comfortable', 'compact'] as const;

export type TableDensity = (typeof tableDensities)[number];

const params = { cols: createTextParam(), density: createChoiceParam(tableDensities, 'auto') };

/**
 * Manages the visible columns, their order and the row height of a table. All are stored in the URL.
 *
 * @example
 * const options = useTableOptions(contractColumns);
 * <DataTable
 *   label="Contracts"
 *   columns={options.columns}
 *   density={options.density}
 *   rows={contracts}
 *   rowKey={({ id }) => id}
 * />
 */
export function useTableOptions<T>(all: readonly TableColumn<T>[]) {
  const { values, set } = useUrlState(params);
  const { cols, density } = values;
  const columns = useMemo(() => selectVisibleColumns<T, TableColumn<T>>(all, cols), [all, cols]);
  return {
    all,
    columns,
    density,
    reset: () => set({ cols: '', density: 'auto' }),
    setDensity: (next: TableDensity) => set({ density: next }),
    setColumns: (keys: readonly string[]) =>
      set({
        cols: formatColumnsParam(
          selectVisibleColumns<T, TableColumn<T>>(all, '').map(({ key }) => key),
          keys,
        ),
      }),
  };
}

/**
 * The visible columns and row height of a table, and the functions that change them.
 *
 * @example
 * const shownTitles = ({ columns }: TableOptions<Contract>) => columns.map(({ title }) => title);
 */
export type TableOptions<T> = ReturnType<typeof useTableOptions<T>>;

/**
 * Returns the columns for a comma-separated list of keys, in that order, with the row header first. An empty list gives
 * all columns except optional ones.
 */
export function selectVisibleColumns<T, C extends TableColumn<T>>(
  columns: readonly C[],
  colsParam: string,
): readonly C[] {
  if (colsParam === '') return columns.filter(({ isExtra }) => !isExtra);
  const naming = findRowHeaderColumn<T>(columns);
  const keys = new Set(colsParam.split(','));
  const others = [...keys].flatMap(
    (key) => columns.find((column) => column.key === key && column !== naming) ?? [],
  );
  const first = columns.filter((column) => column === naming);
  return [...first, ...others];
}

/** Formats the visible columns as a URL parameter. The result is empty for the default columns in the default order. */
export function formatColumnsParam(
  defaultKeys: readonly string[],
  shown: readonly string[],
): string {
  const text = shown.join(',');
  return text === defaultKeys.join(',') ? '' : text;
}

interface Exported {
  readonly column?: string;
}

/** Returns the columns of an exported file that are visible in the table, in the table’s order. */
export const selectColumnsToExport = <C extends Exported>(
  columns: readonly C[],
  shown: readonly string[],
): readonly C[] => shown.flatMap((key) => columns.filter(({ column }) => column === key));

export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}
