import { useMemo, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import styles from './data-table.module.css';
import { focusAt } from '../overlay/focus-place';
import { GridTable, rowIndex } from './grid-table';
import { MoreRows } from './more-rows';
import { moveAmongRows } from './move-among-rows';
import { PagedList, type ListPage } from './paged-list';
import { PickedRows } from './picked-rows';
import type { DataTableProps, TableSort } from './table-column';
import { useIsWide } from './use-is-wide';
import { useLatest } from './use-latest';
import { useShownRows } from './use-shown-rows';

const controls = 'a[href], button:not([disabled]), input:not([disabled])';

type PartProps<T> = Omit<DataTableProps<T>, 'rows'> & { readonly part: ListPage<T> };

function PartGrid<T>({ part, ...props }: PartProps<T>) {
  const { label, columns, rowKey, rowName, sort, onSort, onRow, selectedKey } = props;
  const { selection, density } = props;
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useIsWide(frame);
  const { rows, showMore } = useShownRows(part.items, `${sort?.key} ${sort?.direction}`);
  const { first } = part;
  const shown = useMemo(
    () => rows.map((row, index) => ({ key: rowKey(row), row, place: first + index })),
    [rows, rowKey, first],
  );
  const open = useLatest((row: T) => onRow?.(row));
  const order = useLatest((wanted: TableSort) => onSort?.(wanted));

  const showAndFocus = () => {
    const next = rowIndex(first + shown.length);
    flushSync(showMore);
    const row = frame.current?.querySelector<HTMLElement>(`[aria-rowindex="${next}"]`);
    if (row) focusAt(row.querySelector<HTMLElement>(controls) ?? row);
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
    <PickedRows value={selection}>
      <div
        ref={frame}
        onKeyDown={move}
        className={styles.frame}
        data-density={density === 'auto' ? undefined : density}
        data-wide={isWide || undefined}
        {...(isWide && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      >
        <GridTable
          label={label}
          columns={columns}
          density={density}
          shown={shown}
          first={first}
          total={part.total}
          sortKey={sort?.key}
          sortDirection={sort?.direction}
          onSort={onSort && order}
          onRow={onRow && open}
          selectedKey={selectedKey}
          rowName={selection && (rowName ?? rowKey)}
        />
      </div>
      <MoreRows shown={shown.length} total={part.items.length} onMore={showAndFocus} />
    </PickedRows>
  );
}

/** The table itself. */
export const DataTableGrid = <T,>({ rows, ...props }: DataTableProps<T>) => (
  <PagedList label={props.label} items={rows}>
    {(part) => <PartGrid key={part.first} {...props} part={part} />}
  </PagedList>
);
