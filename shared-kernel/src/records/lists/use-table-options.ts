import { useMemo } from 'react';
import { urlChoice, urlText, useUrlState } from '../../shell';
import { type TableColumn, findRowHeaderColumn } from '../../ui/data/table-column';

/** The row height of a table; `auto` follows the user’s preferences. */
export const tableDensities = ['auto', 'comfortable', 'compact'] as const;

export type TableDensity = (typeof tableDensities)[number];

const params = { cols: urlText(), density: urlChoice(tableDensities, 'auto') };

/**
 * The visible columns of a table, their order and the row height, all stored in the address.
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
 * The options of a table and the functions to change them.
 *
 * @example
 * const shownTitles = ({ columns }: TableOptions<Contract>) => columns.map(({ title }) => title);
 */
export type TableOptions<T> = ReturnType<typeof useTableOptions<T>>;

/**
 * Returns the visible columns for a comma-separated list of keys, in the order of the list. The column that names the
 * rows always comes first. An empty list shows all columns except extra ones.
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

/**
 * Returns the URL parameter for the visible columns. The parameter is empty for the default columns in default order.
 */
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

/** Returns the export columns that are visible in the table, in the table’s order. */
export const selectColumnsToExport = <C extends Exported>(
  columns: readonly C[],
  shown: readonly string[],
): readonly C[] => shown.flatMap((key) => columns.filter(({ column }) => column === key));

export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}
