import { PagedList, type ListPage } from './paged-list';
import { usePlainRows } from '../layout/use-media-query';
import styles from './virtual-list.module.css';
import { useRef, type ReactNode, useLayoutEffect, useState, type RefObject } from 'react';
import { memoGeneric } from './memo-generic';
import { DeferredContent } from '../layout/deferred-content';
import { moveAmongRows } from './move-among-rows';
import { useRowsVirtualizer } from './use-rows-virtualizer';

export interface VirtualCardGridProps<T> extends Omit<WindowedCardGridProps<T>, 'part'> {
  readonly items: readonly T[];
}

/** At most this many cards are drawn in one go without a noticeable pause. */
const fewCards = 24;

function Cards<T>({ part, ...props }: WindowedCardGridProps<T>) {
  const { label, itemKey, renderItem, minColumnWidth = 320, gap = 16 } = props;
  const plain = usePlainRows(part.items, fewCards);
  if (!plain) return <WindowedCardGrid {...props} part={part} />;
  return (
    <ul
      aria-label={label}
      className={styles.plain}
      style={{
        gap,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minColumnWidth}px), 1fr))`,
      }}
    >
      {plain.map((item, index) => (
        <li key={itemKey(item)} className={styles.row}>
          {renderItem(item, part.first + index)}
        </li>
      ))}
    </ul>
  );
}

/**
 * Cards in as many columns as fit, any number of them: beyond 24 only those near the view are in
 * the document, and beyond 10,000 they come in parts. Home and End lead to the first and the last.
 *
 * @example
 * <VirtualCardGrid
 *   label="Contracts"
 *   items={contracts}
 *   itemKey={idOf}
 *   renderItem={({ title }) => <RecordCard label={title}>{title}</RecordCard>}
 * />
 */
export function VirtualCardGrid<T>({ items, ...props }: VirtualCardGridProps<T>) {
  return (
    <PagedList label={props.label} items={items}>
      {(part) => <Cards {...props} part={part} />}
    </PagedList>
  );
}

export interface WindowedCardGridProps<T> {
  readonly label: string;
  readonly part: ListPage<T>;
  readonly itemKey: (item: T) => string;
  readonly renderItem: (item: T, index: number) => ReactNode;
  /** Height of a card in px before it is measured. */
  readonly estimateRowHeight?: number;
  /** Narrowest card in px; as many columns as fit. */
  readonly minColumnWidth?: number;
  readonly gap?: number;
}

interface RowProps<T> extends Pick<WindowedCardGridProps<T>, 'part' | 'itemKey' | 'renderItem'> {
  readonly row: number;
  readonly columns: number;
  readonly gap: number;
  readonly top: number;
  readonly estimateSize: number;
  readonly measure: (element: Element | null) => void;
}

function CardRow<T>({ row, columns, gap, top, measure, ...props }: RowProps<T>) {
  const { part, itemKey, renderItem, estimateSize } = props;
  return (
    <div
      ref={measure}
      role="presentation"
      data-index={row}
      className={styles.item}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div
        role="presentation"
        className={styles.row}
        style={{ gap, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {part.items.slice(row * columns, (row + 1) * columns).map((item, column) => {
          const index = part.first + row * columns + column;
          return (
            <div
              key={itemKey(item)}
              role="listitem"
              aria-setsize={part.total}
              aria-posinset={index + 1}
              className={styles.row}
            >
              <DeferredContent blockSize={estimateSize}>
                {() => renderItem(item, index)}
              </DeferredContent>
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Stays as it is drawn while only the view moves. */
const Row = memoGeneric(CardRow);

/** How many columns of at least `minWidth` px fit into an element, now and as it changes. */
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

/** Cards in rows; only rows near the view are in the document. */
export function WindowedCardGrid<T>({
  label,
  part,
  itemKey,
  renderItem,
  estimateRowHeight = 240,
  minColumnWidth = 320,
  gap = 16,
}: WindowedCardGridProps<T>) {
  const container = useRef<HTMLDivElement>(null);
  const columns = useColumns(container, minColumnWidth, gap);
  const rowCount = Math.ceil(part.items.length / columns);
  const { rows, totalSize, measure, scrollToIndex } = useRowsVirtualizer({
    count: rowCount,
    estimateSize: estimateRowHeight,
    gap,
    container,
    isOwnScroller: false,
  });

  return (
    <div
      ref={container}
      role="list"
      aria-label={label}
      className={styles.list}
      style={{ blockSize: totalSize }}
      onKeyDown={(event) => moveAmongRows(event, { count: rowCount, scrollToIndex })}
    >
      {rows.map(({ index: row, key, top }) => (
        <Row
          key={key}
          row={row}
          columns={columns}
          gap={gap}
          top={top}
          estimateSize={estimateRowHeight}
          measure={measure}
          part={part}
          itemKey={itemKey}
          renderItem={renderItem}
        />
      ))}
    </div>
  );
}
