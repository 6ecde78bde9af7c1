import type { ReactNode } from 'react';
import { usePlainRows } from './use-plain-rows';
import styles from './virtual-list.module.css';
import { WindowedList } from './windowed-list';

export interface VirtualListProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly itemKey: (item: T) => string;
  readonly renderItem: (item: T, index: number) => ReactNode;
  /** Height of an item in px before it is measured. */
  readonly estimateSize?: number;
  /** Space between items in px. */
  readonly gap?: number;
  /** Makes the list scroll by itself within this height in px; else the page scrolls. */
  readonly height?: number;
}

/**
 * A list of any length: beyond 60 items only those near the view are in the document. Tab goes
 * through what the items hold; Home and End lead to the first and the last of all.
 */
export function VirtualList<T>(props: VirtualListProps<T>) {
  const { label, items, itemKey, renderItem, gap = 0, height } = props;
  const plain = usePlainRows(items);
  if (!plain) return <WindowedList {...props} />;
  return (
    <ul
      aria-label={label}
      className={styles['plain']}
      style={{ gap, maxBlockSize: height, overflowY: height === undefined ? undefined : 'auto' }}
    >
      {plain.map((item, index) => (
        <li key={itemKey(item)}>{renderItem(item, index)}</li>
      ))}
    </ul>
  );
}
