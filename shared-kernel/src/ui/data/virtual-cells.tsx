import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useDeferredValue,
} from 'react';
import { useFocusReplacement } from '../keyboard/use-focus-replacement';
import { useUnvirtualizedItems } from '../layout/use-media-query';
import { memoGeneric } from './memo-generic';
import { focusFirstOrLastRow } from './focus-first-or-last-row';
import { ExpandedCardsContext } from './record-card';
import { useRowsVirtualizer } from './use-rows-virtualizer';
import styles from './virtual-list.module.css';

interface DeferredContentProps {
  /** Height in px that is reserved until the content has rendered. */
  readonly blockSize: number;
  readonly children: () => ReactNode;
}

/** Renders content with low priority, so that scrolling and key presses are not blocked while many rows mount. */
function DeferredContent({ blockSize, children }: DeferredContentProps) {
  const isDue = useDeferredValue(true, false);
  return isDue ? children() : <div style={{ blockSize }} />;
}

export interface VirtualItemsProps<T> {
  readonly label: string;
  /** Returns the key of an item. Pass the same function on every render, so that the keys are not computed again. */
  readonly itemKey: (item: T) => string;
  readonly items: readonly T[];
  readonly renderItem: (item: T, above: T | undefined) => ReactNode;
}

interface CellsProps<T> extends VirtualItemsProps<T> {
  /** Maximum number of items in a list without virtualization. */
  readonly maxUnvirtualized?: number;
  readonly estimateSize: number;
  readonly gap: number;
  /** Minimum width of a column in px. If omitted, the list has one column. */
  readonly minColumnWidth?: number;
  readonly height?: number | undefined;
}

const Item = (props: ComponentProps<'li'>) => (
  <li ref={useFocusReplacement<HTMLLIElement>()} {...props} />
);

const VirtualItem = (props: ComponentProps<'div'>) => (
  <div ref={useFocusReplacement<HTMLDivElement>()} role="listitem" {...props} />
);

/** A list that mounts all items if there are few, otherwise only those near the viewport. */
export function VirtualCells<T>(props: CellsProps<T>) {
  const [openCards] = useState(() => new Set<string>());
  return (
    <ExpandedCardsContext value={openCards}>
      <PlainOrWindowed {...props} />
    </ExpandedCardsContext>
  );
}

function PlainOrWindowed<T>({ maxUnvirtualized, ...props }: CellsProps<T>) {
  const { label, items, itemKey, renderItem, gap, height, minColumnWidth } = props;
  const plain = useUnvirtualizedItems(items, maxUnvirtualized);
  if (!plain) return <WindowedCells {...props} />;
  return (
    <ul
      aria-label={label}
      className={styles.plain}
      style={{
        gap,
        gridTemplateColumns: minColumnWidth
          ? `repeat(auto-fill, minmax(min(100%, ${minColumnWidth}px), 1fr))`
          : undefined,
        maxBlockSize: height,
        overflowY: height === undefined ? undefined : 'auto',
      }}
    >
      {plain.map((item, place) => (
        <Item key={itemKey(item)} className={minColumnWidth ? styles.cell : undefined}>
          {renderItem(item, items[place - 1])}
        </Item>
      ))}
    </ul>
  );
}

interface RowProps<T> extends Pick<
  CellsProps<T>,
  'items' | 'itemKey' | 'renderItem' | 'estimateSize' | 'gap' | 'minColumnWidth'
> {
  readonly row: number;
  readonly columns: number;
  readonly top: number;
  readonly measure: (element: Element | null) => void;
}

function CellRow<T>({ row, columns, gap, top, measure, ...props }: RowProps<T>) {
  const { items, itemKey, renderItem, estimateSize, minColumnWidth } = props;
  return (
    <div
      ref={measure}
      role="presentation"
      data-index={row}
      className={styles.row}
      style={{
        gap,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        transform: `translateY(${top}px)`,
      }}
    >
      {items.slice(row * columns, (row + 1) * columns).map((item, column) => {
        const place = row * columns + column;
        return (
          <VirtualItem
            key={itemKey(item)}
            aria-setsize={items.length}
            aria-posinset={place + 1}
            className={minColumnWidth ? styles.cell : undefined}
          >
            <DeferredContent blockSize={estimateSize}>
              {() => renderItem(item, items[place - 1])}
            </DeferredContent>
          </VirtualItem>
        );
      })}
    </div>
  );
}

/** Memoized, so that scrolling does not re-render the row. */
const Row = memoGeneric(CellRow);

function useColumns(element: RefObject<HTMLElement | null>, minWidth: number, gap: number): number {
  const [columns, setColumns] = useState(1);

  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const update = () => {
      const fitting = Math.floor((target.clientWidth + gap) / (minWidth + gap));
      setColumns(Math.max(1, fitting));
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, minWidth, gap]);

  return columns;
}

const scrollerOf = (label: string, height: number) => ({
  className: styles.scroller,
  style: { blockSize: height },
  tabIndex: 0,
  role: 'region',
  'aria-label': label,
});

function WindowedCells<T>({ label, height, ...cells }: CellsProps<T>) {
  const { items, itemKey, estimateSize, gap, minColumnWidth = Infinity } = cells;
  const container = useRef<HTMLDivElement>(null);
  const columns = useColumns(container, minColumnWidth, gap);
  const count = Math.ceil(items.length / columns);
  // Memoized, because with a new function the virtualizer would recompute the positions of all rows.
  const getKey = useCallback(
    (row: number) => {
      const first = items[row * columns];
      return first === undefined ? row : itemKey(first);
    },
    [items, itemKey, columns],
  );
  const { rows, totalSize, measure, scrollToIndex } = useRowsVirtualizer({
    count,
    estimateSize,
    gap,
    getKey,
    container,
    isOwnScroller: height !== undefined,
  });

  return (
    <div
      ref={container}
      {...(height !== undefined && scrollerOf(label, height))}
      onKeyDown={(event) => focusFirstOrLastRow(event, { count, scrollToIndex })}
    >
      <div role="list" aria-label={label} className={styles.list} style={{ blockSize: totalSize }}>
        {rows.map(({ index, key, top }) => (
          <Row key={key} row={index} columns={columns} top={top} measure={measure} {...cells} />
        ))}
      </div>
    </div>
  );
}
