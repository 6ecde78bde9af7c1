import type { ReactNode } from 'react';
import type { RowSelection } from './use-row-selection';

/**
 * A column of a table: its title, and how it shows a row.
 *
 * @example
 * const value: TableColumn<Contract> = {
 *   key: 'value',
 *   title: 'Value',
 *   align: 'end',
 *   isSortable: true,
 *   render: (contract) => contract.value,
 * };
 */
export interface TableColumn<T> {
  readonly key: string;
  readonly title: string;
  readonly render: (row: T) => ReactNode;
  /** `end` for figures, which are tabular. */
  readonly align?: 'start' | 'end';
  /** A CSS width, such as `12rem`. */
  readonly width?: string;
  /** The most that a cell takes where each row is one line, such as `12rem`; what is longer is cut. */
  readonly maxWidth?: string;
  readonly isSortable?: boolean;
  /** The cell that names its row, and opens it; the first column when none is marked. */
  readonly isRowHeader?: boolean;
  /** Shown only where the reader chose it. */
  readonly isExtra?: boolean;
}

export interface TableSort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

export interface DataTableProps<T> {
  readonly label: string;
  readonly columns: readonly TableColumn<T>[];
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string;
  readonly sort?: TableSort;
  /** Asked for when a sortable header is pressed; the caller sorts. */
  readonly onSort?: (sort: TableSort) => void;
  /** Opens a row, by mouse anywhere on it or by keyboard on its naming cell. */
  readonly onRow?: (row: T) => void;
  /** The address of what a row opens, which makes its naming cell a link. */
  readonly rowHref?: (row: T) => string;
  /** The row whose details are open. */
  readonly selectedKey?: string;
  readonly emptyText?: string;
  /** The rows that are picked to be acted on together; without it rows have no checkbox. */
  readonly selection?: RowSelection<T> | undefined;
  /** What a row is called by its checkbox; needed with a selection. */
  readonly rowName?: (row: T) => string;
  /** How close the rows are, in place of the settings. */
  readonly density?: 'auto' | 'comfortable' | 'compact';
}

/** The column that names rows. */
export const namingColumn = <T>(columns: readonly TableColumn<T>[]): TableColumn<T> | undefined =>
  columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];

/** What pressing a header asks for: ascending first, then the other way round. */
export const toggledSort = (key: string, sort: TableSort | undefined): TableSort => ({
  key,
  direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
