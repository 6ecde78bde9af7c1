import { useRef } from 'react';
import { moveAmongRows } from './move-among-rows';
import { useColumns } from './use-columns';
import { useRowsVirtualizer } from './use-rows-virtualizer';
import type { VirtualCardGridProps } from './virtual-card-grid';
import styles from './virtual-list.module.css';

/** Cards in rows of which only those near the view are in the document. */
export function WindowedCardGrid<T>({
  label,
  items,
  itemKey,
  renderItem,
  estimateRowHeight = 240,
  minColumnWidth = 320,
  gap = 16,
}: VirtualCardGridProps<T>) {
  const container = useRef<HTMLDivElement>(null);
  const columns = useColumns(container, minColumnWidth, gap);
  const rowCount = Math.ceil(items.length / columns);
  const { rows, totalSize, measure, scrollToIndex } = useRowsVirtualizer({
    count: rowCount,
    estimateSize: estimateRowHeight,
    gap,
    getKey: (index) => index,
    container,
    isOwnScroller: false,
  });

  return (
    <div
      ref={container}
      role="list"
      aria-label={label}
      className={styles['list']}
      style={{ blockSize: totalSize }}
      onKeyDown={(event) => moveAmongRows(event, { count: rowCount, scrollToIndex })}
    >
      {rows.map(({ index: row, key, top }) => (
        <div
          key={key}
          ref={measure}
          role="presentation"
          data-index={row}
          className={styles['item']}
          style={{ transform: `translateY(${top}px)` }}
        >
          <div
            role="presentation"
            className={styles['row']}
            style={{ gap, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {items.slice(row * columns, (row + 1) * columns).map((item, column) => {
              const index = row * columns + column;
              return (
                <div
                  key={itemKey(item)}
                  role="listitem"
                  aria-setsize={items.length}
                  aria-posinset={index + 1}
                  className={styles['row']}
                >
                  {renderItem(item, index)}
                </div>
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}
