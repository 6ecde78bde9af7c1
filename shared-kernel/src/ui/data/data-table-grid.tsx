import { useLayoutEffect, useMemo, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { Table } from '../antd';
import styles from './data-table.module.css';
import { gridColumns } from './grid-columns';
import { gridSelection, PickedRow, PickedRows } from './picked-rows';
import type { DataTableProps } from './table-column';
import { usePage } from './use-page';

/** Whether the table in a box is wider than the box, now and as either changes. */
function useIsWide(box: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    const table = element?.querySelector('table');
    if (!element || !table) return undefined;
    const update = () => setWide(table.offsetWidth > element.clientWidth);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, [box]);

  return isWide;
}

/** antd lays a live region around a table, which would read out every row that changes. */
const unannounced = { spinning: false, 'aria-live': 'off' } as const;

const components = { body: { row: PickedRow } };

const isOnControl = ({ target, currentTarget }: MouseEvent) =>
  target instanceof Element &&
  target.closest('a, button, input, label, [role="menuitem"]') !== null &&
  currentTarget.contains(target);

/** The table itself, a region that scrolls by itself where it is wider than its place. */
export function DataTableGrid<T>(props: DataTableProps<T>) {
  const { label, columns, rows, rowKey, rowName, sort, onSort, onRow, rowHref } = props;
  const { selectedKey, selection, density } = props;
  const box = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(box);
  const { shown, frame } = usePage(label, rows, sort && `${sort.key} ${sort.direction}`);
  const drawnColumns = gridColumns({ columns, rowKey, sort, onSort, onRow, rowHref, selectedKey });
  const isPickable = selection !== undefined;
  const rowSelection = useMemo(
    () => (isPickable ? gridSelection(rowKey, rowName ?? rowKey) : undefined),
    [isPickable, rowKey, rowName],
  );
  const rowProps = (row: T) => ({
    'data-selected': selectedKey === rowKey(row) || undefined,
    'data-opens': onRow ? true : undefined,
    onClick: (event: MouseEvent) => {
      if (!isOnControl(event)) onRow?.(row);
    },
  });

  return (
    <PickedRows value={selection}>
      {frame(
        <div
          ref={box}
          className={styles.frame}
          data-density={density === 'auto' ? undefined : density}
          data-wide={isWide || undefined}
          {...(isWide && { role: 'region', 'aria-label': label, tabIndex: 0 })}
        >
          <Table<T>
            aria-label={label}
            className={styles.table}
            size={density === undefined ? 'medium' : 'small'}
            components={components}
            columns={drawnColumns}
            dataSource={shown}
            rowKey={rowKey}
            pagination={false}
            loading={unannounced}
            rowHoverable={false}
            rowSelection={rowSelection}
            onRow={rowProps}
          />
        </div>,
      )}
    </PickedRows>
  );
}
