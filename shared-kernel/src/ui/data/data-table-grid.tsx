import {
  useMemo,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useState,
  useCallback,
  useDeferredValue,
} from 'react';
import { flushSync } from 'react-dom';
import { formatNumber } from '../../format';
import { Button } from '../antd';
import styles from './data-table.module.css';
import { focusElement } from '../keyboard/focus-region';
import type { GridRow } from './grid-columns';
import { GridTable, getAriaRowIndex } from './grid-table';
import { focusFirstOrLastRow } from './focus-first-or-last-row';
import { RowSelectionContext } from './row-selection';
import type { DataTableProps, TableSort } from './table-column';
import { useUnvirtualizedItems } from '../layout/use-media-query';

const controls = 'a[href], button:not([disabled]), input:not([disabled])';

interface GridFrameProps extends Pick<DataTableProps<never>, 'label' | 'density'> {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

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

function GridFrame({ ref, label, density, ...rest }: GridFrameProps) {
  const isWide = useIsWide(ref);
  return (
    <div
      {...rest}
      ref={ref}
      className={styles.frame}
      data-density={density === 'auto' ? undefined : density}
      data-wide={isWide || undefined}
      {...(isWide && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    />
  );
}

const rowAt = (frame: HTMLElement | null, attribute: string) =>
  frame?.querySelector<HTMLElement>(`[${attribute}]`);

const usePlacedRows = <T,>(rows: readonly T[], rowKey: (row: T) => string): readonly GridRow<T>[] =>
  useMemo(
    () => rows.map((row, index) => ({ key: rowKey(row), row, place: index })),
    [rows, rowKey],
  );

interface MoreRowsProps {
  readonly shown: number;
  readonly total: number;
  readonly onMore: () => void;
}

function MoreRows({ shown, total, onMore }: MoreRowsProps) {
  if (total <= rowsPerStep) return null;
  return (
    <div className={styles.more}>
      <p role="status">{`${formatNumber(shown)} of ${formatNumber(total)} rows shown`}</p>
      {shown < total && (
        <Button onClick={onMore}>
          {`Show ${formatNumber(Math.min(rowsPerStep, total - shown))} more`}
        </Button>
      )}
    </div>
  );
}

function useLatest<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  }, [callback]);
  return useCallback((...args: Args) => latest.current(...args), []);
}

export function DataTableGrid<T>({ rows: all, ...props }: DataTableProps<T>) {
  const { label, columns, rowKey, rowName, sort, onSort, onRow, selectedKey } = props;
  const { selection, density, rowHref } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { rows, showMore } = useRowLimit(all, `${sort?.key} ${sort?.direction}`);
  const shown = usePlacedRows(rows, rowKey);
  const open = useLatest((row: T) => onRow?.(row));
  const order = useLatest((wanted: TableSort) => onSort?.(wanted));

  const showAndFocus = () => {
    const next = getAriaRowIndex(shown.length);
    flushSync(showMore);
    const row = rowAt(frame.current, `aria-rowindex="${next}"`);
    if (row) focusElement(row.querySelector<HTMLElement>(controls) ?? row);
  };
  const move = (event: KeyboardEvent) =>
    focusFirstOrLastRow(event, {
      count: shown.length,
      scrollToIndex: (index) =>
        rowAt(frame.current, `data-index="${index}"`)?.scrollIntoView({ block: 'nearest' }),
    });

  return (
    <RowSelectionContext value={selection}>
      <GridFrame ref={frame} label={label} density={density} onKeyDown={move}>
        <GridTable
          label={label}
          columns={columns}
          density={density}
          shown={shown}
          total={all.length}
          sortKey={sort?.key}
          sortDirection={sort?.direction}
          onSort={onSort && order}
          onRow={onRow && open}
          rowHref={rowHref}
          selectedKey={selectedKey}
          rowName={selection && (rowName ?? rowKey)}
        />
      </GridFrame>
      <MoreRows shown={shown.length} total={all.length} onMore={showAndFocus} />
    </RowSelectionContext>
  );
}

/** Number of rows that a table mounts at first, and additionally each time the user requests more. */
export const rowsPerStep = 200;

/** Number of rows that render first, enough to fill a window. All other rows render with lower priority. */
const firstRows = 40;

/**
 * Returns the rows that a table mounts. When the sort order changes, it mounts 200 rows again. For printing, it mounts
 * the first 2,000 rows.
 */
export function useRowLimit<T>(items: readonly T[], order: string) {
  const [requested, setRequested] = useState({ order, count: rowsPerStep });
  const count = requested.order === order ? requested.count : rowsPerStep;
  const isDrawn = useDeferredValue(order, '') === order;
  const mounted = isDrawn ? count : firstRows;
  const firstOnes = useMemo(() => items.slice(0, mounted), [items, mounted]);
  const rows = useUnvirtualizedItems(items, mounted) ?? firstOnes;
  return { rows, showMore: () => setRequested({ order, count: count + rowsPerStep }) };
}
