import { useMemo } from 'react';
import { urlChoice, urlText, useUrlState } from '../../shell';
import { type TableColumn, namingColumn } from '../../ui/data/table-column';

/** How close the rows of a table stand; `auto` as the reader's settings have it. */
export const tableDensities = ['auto', 'comfortable', 'compact'] as const;

export type TableDensity = (typeof tableDensities)[number];

const params = { cols: urlText(), density: urlChoice(tableDensities, 'auto') };

/**
 * Which columns of a table show, in which order, and how close its rows stand: all of it in the address.
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
  const columns = useMemo(() => chosenColumns<T, TableColumn<T>>(all, cols), [all, cols]);
  return {
    all,
    columns,
    density,
    reset: () => set({ cols: '', density: 'auto' }),
    setDensity: (next: TableDensity) => set({ density: next }),
    setColumns: (keys: readonly string[]) =>
      set({
        cols: columnsText(
          chosenColumns<T, TableColumn<T>>(all, '').map(({ key }) => key),
          keys,
        ),
      }),
  };
}

/**
 * How a table is shown, and how that is changed.
 *
 * @example
 * const shownTitles = ({ columns }: TableOptions<Contract>) => columns.map(({ title }) => title);
 */
export type TableOptions<T> = ReturnType<typeof useTableOptions<T>>;

/**
 * The columns that an address asks for, in its order: keys with commas between. What names the rows always stands
 * first; what is no column, or asked for twice, is left out. All but the extra ones where nothing is asked for.
 */
export function chosenColumns<T, C extends TableColumn<T>>(
  columns: readonly C[],
  asked: string,
): readonly C[] {
  if (asked === '') return columns.filter(({ isExtra }) => !isExtra);
  const naming = namingColumn<T>(columns);
  const keys = new Set(asked.split(','));
  const others = [...keys].flatMap(
    (key) => columns.find((column) => column.key === key && column !== naming) ?? [],
  );
  const first = columns.filter((column) => column === naming);
  return [...first, ...others];
}

/** Columns as an address asks for them; nothing where they are those shown at first, in their own order. */
export function columnsText(atFirst: readonly string[], shown: readonly string[]): string {
  const text = shown.join(',');
  return text === atFirst.join(',') ? '' : text;
}

interface Exported {
  readonly column?: string;
}

/** Those columns of a file that a table shows, in the table's order. */
export const columnsToExport = <C extends Exported>(
  columns: readonly C[],
  shown: readonly string[],
): readonly C[] => shown.flatMap((key) => columns.filter(({ column }) => column === key));

/** A list with the item at one place moved to another. */
export function movedTo<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}
