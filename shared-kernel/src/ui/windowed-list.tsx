import { useRef, type KeyboardEvent } from 'react';
import { moveAmongRows } from './move-among-rows';
import { useRowsVirtualizer } from './use-rows-virtualizer';
import type { VirtualListProps } from './virtual-list';
import styles from './virtual-list.module.css';

/** A list of which only what is near the view is in the document. */
export function WindowedList<T>({
  label,
  items,
  itemKey,
  renderItem,
  estimateSize = 96,
  gap = 0,
  height,
}: VirtualListProps<T>) {
  const container = useRef<HTMLDivElement>(null);
  const isOwnScroller = height !== undefined;
  const { rows, totalSize, measure, scrollToIndex } = useRowsVirtualizer({
    count: items.length,
    estimateSize,
    gap,
    getKey: (index) => {
      const item = items[index];
      return item === undefined ? index : itemKey(item);
    },
    container,
    isOwnScroller,
  });

  const move = (event: KeyboardEvent) =>
    moveAmongRows(event, { count: items.length, scrollToIndex });

  return (
    <div
      ref={container}
      className={isOwnScroller ? styles['scroller'] : undefined}
      style={isOwnScroller ? { blockSize: height } : undefined}
      tabIndex={isOwnScroller ? 0 : undefined}
      role={isOwnScroller ? 'region' : undefined}
      aria-label={isOwnScroller ? label : undefined}
      onKeyDown={move}
    >
      <ul aria-label={label} className={styles['list']} style={{ blockSize: totalSize }}>
        {rows.map(({ index, key, top }) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <li
              key={key}
              ref={measure}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className={styles['item']}
              style={{ transform: `translateY(${top}px)` }}
            >
              {renderItem(item, index)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
