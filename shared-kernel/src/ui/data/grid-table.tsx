import { useMemo, type MouseEvent } from 'react';
import { memoGeneric } from './memo-generic';
import { Table } from '../antd';
import styles from './data-table.module.css';
import { createGridColumns, type GridRow } from './grid-columns';
import { createGridSelection, SelectableRow } from './row-selection';
import type { DataTableProps, TableSort } from './table-column';

interface GridTableProps<T> extends Pick<
  DataTableProps<T>,
  'label' | 'columns' | 'density' | 'selectedKey' | 'onSort' | 'onRow' | 'rowHref'
> {
  readonly shown: readonly GridRow<T>[];
  readonly total: number;
  readonly sortKey: string | undefined;
  readonly sortDirection: TableSort['direction'] | undefined;
  readonly rowName: ((row: T) => string) | undefined;
}

/** Disables antd’s live region, which would announce every changed row. */
const unannounced = { spinning: false, 'aria-live': 'off' } as const;

const components = { body: { row: SelectableRow } };

/** Converts a zero-based row position to its `aria-rowindex`. The header has index 1. */
export const getAriaRowIndex = (place: number) => place + 2;

const headProps = () => ({ 'aria-rowindex': 1 });

const isOnControl = ({ target, currentTarget }: MouseEvent) =>
  target instanceof Element &&
  target.closest('a, button, input, label, [role="menuitem"]') !== null &&
  currentTarget.contains(target);

function Grid<T>(props: GridTableProps<T>) {
  const { label, columns, density, selectedKey, onSort, onRow, rowHref, rowName } = props;
  const { shown, total, sortKey, sortDirection } = props;
  const drawnColumns = useMemo(() => {
    const sort =
      sortKey !== undefined && sortDirection
        ? { key: sortKey, direction: sortDirection }
        : undefined;
    return createGridColumns({ columns, sort, onSort, onRow, rowHref, selectedKey });
  }, [columns, sortKey, sortDirection, onSort, onRow, rowHref, selectedKey]);
  const selection = useMemo(() => rowName && createGridSelection(rowName), [rowName]);

  const rowProps = ({ key, row, place }: GridRow<T>) => {
    const attributes = {
      'aria-rowindex': getAriaRowIndex(place),
      'data-index': place,
      'data-selected': selectedKey === key || undefined,
      'data-opens': onRow ? true : undefined,
      onClick: (event: MouseEvent) => {
        if (!isOnControl(event)) onRow?.(row);
      },
    };
    return attributes;
  };

  return (
    <Table<GridRow<T>>
      aria-label={label}
      aria-rowcount={total + 1}
      className={styles.table}
      size={density === undefined ? 'medium' : 'small'}
      components={components}
      columns={drawnColumns}
      dataSource={shown}
      rowKey="key"
      pagination={false}
      loading={unannounced}
      rowHoverable={false}
      rowSelection={selection}
      onHeaderRow={headProps}
      onRow={rowProps}
    />
  );
}

export const GridTable = memoGeneric(Grid);
