import { PagedList, type ListPage } from './paged-list';
import { usePlainRows } from '../layout/use-media-query';
import styles from './virtual-list.module.css';
import { useCallback, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { memoGeneric } from './memo-generic';
import { DeferredContent } from '../layout/deferred-content';
import { moveAmongRows } from './move-among-rows';
import { useRowsVirtualizer } from './use-rows-virtualizer';

export interface VirtualListProps<T> extends Omit<WindowedListProps<T>, 'part'> {
  readonly items: readonly T[];
}

function Items<T>({ part, ...props }: WindowedListProps<T>) {
  const { label, itemKey, renderItem, gap = 0, height } = props;
  const plain = usePlainRows(part.items);
  if (!plain) return <WindowedList {...props} part={part} />;
  return (
    <ul
      aria-label={label}
      className={styles.plain}
      style={{ gap, maxBlockSize: height, overflowY: height === undefined ? undefined : 'auto' }}
    >
      {plain.map((item, index) => (
        <li key={itemKey(item)}>{renderItem(item, plain[index - 1])}</li>
      ))}
    </ul>
  );
}

/**
 * A list of any length: beyond 60 items only those near the view are in the document, and beyond
 * 10,000 they come in parts. Tab goes through what the items hold; Home and End lead to the first
 * and the last.
 *
 * @example
 * <VirtualList
 *   label="Notifications"
 *   items={notifications}
 *   itemKey={({ id }) => id}
 *   renderItem={({ title }) => title}
 *   height={480}
 * />
 */
export function VirtualList<T>({ items, ...props }: VirtualListProps<T>) {
  return (
    <PagedList label={props.label} items={items}>
      {(part) => <Items {...props} part={part} />}
    </PagedList>
  );
}

export interface WindowedListProps<T> {
  readonly label: string;
  readonly part: ListPage<T>;
  /** The same function each time, or all keys are computed again. */
  readonly itemKey: (item: T) => string;
  /** `above` is the item right above it, if the part has one. */
  readonly renderItem: (item: T, above: T | undefined) => ReactNode;
  /** Height of an item in px before it is measured. */
  readonly estimateSize?: number;
  /** Space between items in px. */
  readonly gap?: number;
  /** Makes the list scroll by itself within this height in px; else the page scrolls. */
  readonly height?: number;
}

interface RowProps<T> extends Pick<WindowedListProps<T>, 'part' | 'renderItem'> {
  /** Its place in the part that is shown. */
  readonly index: number;
  readonly top: number;
  readonly estimateSize: number;
  readonly measure: (element: Element | null) => void;
}

function ListRow<T>({ index, part, top, estimateSize, measure, renderItem }: RowProps<T>) {
  const item = part.items[index];
  if (item === undefined) return null;
  return (
    <li
      ref={measure}
      data-index={index}
      aria-setsize={part.total}
      aria-posinset={part.first + index + 1}
      className={styles.item}
      style={{ transform: `translateY(${top}px)` }}
    >
      <DeferredContent blockSize={estimateSize}>
        {() => renderItem(item, part.items[index - 1])}
      </DeferredContent>
    </li>
  );
}

/** Stays as it is drawn while only the view moves. */
const Row = memoGeneric(ListRow);

/** Another function, and the places of all items are computed again. */
const useIndexKey = <T,>(items: readonly T[], itemKey: (item: T) => string) =>
  useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : itemKey(item);
    },
    [items, itemKey],
  );

/** What makes the list a region that scrolls by itself. */
const scrollerOf = (label: string, height: number) => ({
  className: styles.scroller,
  style: { blockSize: height },
  tabIndex: 0,
  role: 'region',
  'aria-label': label,
});

/** A list that keeps only what is near the view in the document. */
export function WindowedList<T>({
  label,
  part,
  itemKey,
  renderItem,
  estimateSize = 96,
  gap = 0,
  height,
}: WindowedListProps<T>) {
  const container = useRef<HTMLDivElement>(null);
  const isOwnScroller = height !== undefined;
  const { items } = part;
  const getKey = useIndexKey(items, itemKey);
  const { rows, totalSize, measure, scrollToIndex } = useRowsVirtualizer({
    count: items.length,
    estimateSize,
    gap,
    getKey,
    container,
    isOwnScroller,
  });

  const move = (event: KeyboardEvent) =>
    moveAmongRows(event, { count: items.length, scrollToIndex });

  return (
    <div ref={container} {...(isOwnScroller && scrollerOf(label, height))} onKeyDown={move}>
      <ul aria-label={label} className={styles.list} style={{ blockSize: totalSize }}>
        {rows.map(({ index, key, top }) => (
          <Row
            key={key}
            index={index}
            part={part}
            top={top}
            estimateSize={estimateSize}
            measure={measure}
            renderItem={renderItem}
          />
        ))}
      </ul>
    </div>
  );
}
