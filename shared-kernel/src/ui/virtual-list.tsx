import type { ReactNode } from 'react';
import { ListParts, type ListPart } from './list-parts';
import { usePlainRows } from './use-plain-rows';
import styles from './virtual-list.module.css';
import { WindowedList } from './windowed-list';

export interface VirtualListProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly itemKey: (item: T) => string;
  /** Also told what is shown right above it: nothing above the first of a part. */
  readonly renderItem: (item: T, above: T | undefined) => ReactNode;
  /** Height of an item in px before it is measured. */
  readonly estimateSize?: number;
  /** Space between items in px. */
  readonly gap?: number;
  /** Makes the list scroll by itself within this height in px; else the page scrolls. */
  readonly height?: number;
}

type ItemsProps<T> = Omit<VirtualListProps<T>, 'items'> & { readonly part: ListPart<T> };

function Items<T>({ part, ...props }: ItemsProps<T>) {
  const { label, itemKey, renderItem, gap = 0, height } = props;
  const plain = usePlainRows(part.items);
  if (!plain) return <WindowedList {...props} part={part} />;
  return (
    <ul
      aria-label={label}
      className={styles['plain']}
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
 */
export function VirtualList<T>({ items, ...props }: VirtualListProps<T>) {
  return (
    <ListParts label={props.label} items={items}>
      {(part) => <Items {...props} part={part} />}
    </ListParts>
  );
}
