import { PagedList } from './paged-list';
import { usePlainRows } from '../layout/use-plain-rows';
import styles from './virtual-list.module.css';
import { WindowedCardGrid, type WindowedCardGridProps } from './windowed-card-grid';

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
