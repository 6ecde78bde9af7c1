import { useMemo } from 'react';
import { urlChoice, urlText, useUrlState } from '../../shell';
import type { TableColumn } from '../../ui/data/table-column';
import { chosenColumns, columnsText } from './chosen-columns';

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
