import { PagedList } from './paged-list';
import { usePlainRows } from '../layout/use-plain-rows';
import styles from './virtual-list.module.css';
import { WindowedList, type WindowedListProps } from './windowed-list';

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
