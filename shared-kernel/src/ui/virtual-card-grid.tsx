import type { ReactNode } from 'react';
import { usePlainRows } from './use-plain-rows';
import styles from './virtual-list.module.css';
import { WindowedCardGrid } from './windowed-card-grid';

export interface VirtualCardGridProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly itemKey: (item: T) => string;
  readonly renderItem: (item: T, index: number) => ReactNode;
  /** Height of a card in px before it is measured. */
  readonly estimateRowHeight?: number;
  /** Narrowest card in px; as many columns as fit. */
  readonly minColumnWidth?: number;
  readonly gap?: number;
}

/**
 * Cards in as many columns as fit, any number of them: beyond 60 only those near the view are in
 * the document. Home and End lead to the first and the last of all.
 */
export function VirtualCardGrid<T>(props: VirtualCardGridProps<T>) {
  const { label, items, itemKey, renderItem, minColumnWidth = 320, gap = 16 } = props;
  const plain = usePlainRows(items);
  if (!plain) return <WindowedCardGrid {...props} />;
  return (
    <ul
      aria-label={label}
      className={styles['plain']}
      style={{
        gap,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minColumnWidth}px), 1fr))`,
      }}
    >
      {plain.map((item, index) => (
        <li key={itemKey(item)} className={styles['row']}>
          {renderItem(item, index)}
        </li>
      ))}
    </ul>
  );
}
