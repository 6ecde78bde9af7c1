import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Table } from './antd';
import styles from './data-table.module.css';
import { focusAt } from './focus-place';
import { gridColumns, type ShownRow } from './grid-columns';
import { gridSelection } from './grid-selection';
import { MoreRows } from './more-rows';
import { moveAmongRows } from './move-among-rows';
import { PagedList, type ListPage } from './paged-list';
import type { DataTableProps } from './table-column';
import { useIsWide } from './use-is-wide';
import { useShownRows } from './use-shown-rows';

const isOnControl = ({ target, currentTarget }: MouseEvent) =>
  target instanceof Element &&
  target.closest('a, button, input, label, [role="menuitem"]') !== null &&
  currentTarget.contains(target);

const controls = 'a[href], button:not([disabled]), input:not([disabled])';

/** antd lays a live region around a table, which would read out every row that changes. */
const unannounced = { spinning: false, 'aria-live': 'off' } as const;

/** An `aria-rowindex`, in which the head is the first row. */
const rowIndex = (place: number) => place + 2;

type PartProps<T> = Omit<DataTableProps<T>, 'rows'> & { readonly part: ListPage<T> };

function PartGrid<T>({ part, ...props }: PartProps<T>) {
  const { label, rowKey, sort, onRow, selectedKey, selection, density } = props;
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(frame);
  const { rows, showMore } = useShownRows(part.items, `${sort?.key} ${sort?.direction}`);
  const shown = rows.map((row, index) => ({ key: rowKey(row), row, place: part.first + index }));

  const showAndFocus = () => {
    const next = rowIndex(part.first + shown.length);
    flushSync(showMore);
    const row = frame.current?.querySelector<HTMLElement>(`[aria-rowindex="${next}"]`);
    if (row) focusAt(row.querySelector<HTMLElement>(controls) ?? row);
  };
  const rowProps = ({ key, row, place }: ShownRow<T>) => {
    const attributes = {
      'aria-rowindex': rowIndex(place),
      'data-index': place - part.first,
      'data-selected': selectedKey === key || undefined,
      'data-picked': selection?.keys.has(key) || undefined,
      'data-opens': onRow ? true : undefined,
      onClick: (event: MouseEvent) => {
        if (!isOnControl(event)) onRow?.(row);
      },
    };
    return attributes;
  };

  const move = (event: KeyboardEvent) =>
    moveAmongRows(event, {
      count: shown.length,
      scrollToIndex: (index) =>
        frame.current
          ?.querySelector(`[data-index="${index}"]`)
          ?.scrollIntoView({ block: 'nearest' }),
    });

  return (
    <>
      <div
        ref={frame}
        onKeyDown={move}
        className={styles.frame}
        data-density={density === 'auto' ? undefined : density}
        data-wide={isWide || undefined}
        {...(isWide && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      >
        <Table<ShownRow<T>>
          aria-label={label}
          aria-rowcount={part.total + 1}
          className={styles.table}
          size={density === undefined ? 'medium' : 'small'}
          columns={gridColumns(props)}
          dataSource={shown}
          rowKey="key"
          pagination={false}
          loading={unannounced}
          rowHoverable={false}
          rowSelection={gridSelection(props, shown)}
          onHeaderRow={() => ({ 'aria-rowindex': 1 })}
          onRow={rowProps}
        />
      </div>
      <MoreRows shown={shown.length} total={part.items.length} onMore={showAndFocus} />
    </>
  );
}

/** The table itself. */
export const DataTableGrid = <T,>({ rows, ...props }: DataTableProps<T>) => (
  <PagedList label={props.label} items={rows}>
    {(part) => <PartGrid key={part.first} {...props} part={part} />}
  </PagedList>
);
