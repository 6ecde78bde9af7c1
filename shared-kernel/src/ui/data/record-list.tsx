import type { ComponentProps, ReactNode } from 'react';
import { useFocusHandover } from '../keyboard/use-focus-handover';
import styles from './record-list.module.css';
import { usePage } from './use-page';

export interface RecordListProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly itemKey: (item: T) => string;
  /** `above` is the item right above it on its page. */
  readonly renderItem: (item: T, above: T | undefined) => ReactNode;
  /** Narrowest column in px, for as many columns as fit; a single one without it. */
  readonly minColumnWidth?: number;
  /** Space between items in px. */
  readonly gap?: number;
  /** Makes the list scroll by itself within this height in px; else the page scrolls. */
  readonly height?: number;
}

const Item = (props: ComponentProps<'li'>) => (
  <li ref={useFocusHandover<HTMLLIElement>()} {...props} />
);

/**
 * A list or a grid of cards, on pages of 100. Tab goes through what the items hold; Home and End lead to the first and
 * the last.
 *
 * @example
 * <RecordList
 *   label="Contracts"
 *   items={contracts}
 *   itemKey={idOf}
 *   renderItem={({ title }) => <RecordCard label={title}>{title}</RecordCard>}
 * />
 */
export function RecordList<T>(props: RecordListProps<T>) {
  const { label, items, itemKey, renderItem, minColumnWidth, gap = 0, height } = props;
  const { shown, frame } = usePage(label, items);
  return frame(
    <ul
      aria-label={label}
      className={styles.list}
      style={{
        gap,
        gridTemplateColumns: minColumnWidth
          ? `repeat(auto-fill, minmax(min(100%, ${minColumnWidth}px), 1fr))`
          : undefined,
        maxBlockSize: height,
        overflowY: height === undefined ? undefined : 'auto',
      }}
    >
      {shown.map((item, place) => (
        <Item key={itemKey(item)} className={minColumnWidth ? styles.cell : undefined}>
          {renderItem(item, shown[place - 1])}
        </Item>
      ))}
    </ul>,
  );
}
