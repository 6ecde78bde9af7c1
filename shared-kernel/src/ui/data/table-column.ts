import type { ReactNode } from 'react';
import type { RowSelection } from './use-row-selection';

/**
 * Defines a table column: its title and how it renders the value of a row.
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
  /** The alignment of the cells. Use `end` for numbers. Their digits then all have the same width. */
  readonly align?: 'start' | 'end';
  readonly width?: string;
  /** Maximum width of a cell in single-line rows, such as `12rem`; longer text is truncated. */
  readonly maxWidth?: string;
  readonly isSortable?: boolean;
  /** Whether this column contains the row names, which link to the records. By default, this is the first column. */
  readonly isRowHeader?: boolean;
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
  readonly onSort?: (sort: TableSort) => void;
  /** Opens the record of a row. Called when the user clicks the row or activates its name. */
  readonly onRow?: (row: T) => void;
  readonly rowHref?: (row: T) => string;
  readonly selectedKey?: string;
  readonly emptyText?: string;
  readonly selection?: RowSelection<T> | undefined;
  readonly rowName?: (row: T) => string;
  readonly density?: 'auto' | 'comfortable' | 'compact';
}

export const findRowHeaderColumn = <T>(
  columns: readonly TableColumn<T>[],
): TableColumn<T> | undefined => columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];

/**
 * Returns the sort order after a click on a column header. The first click sorts in ascending order; further clicks
 * reverse the order.
 */
export const toggleSort = (key: string, sort: TableSort | undefined): TableSort => ({
  key,
  direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
});
