import type { ReactNode } from 'react';
import { PagedList, type ListPage } from './paged-list';
import { Cells, type ListProps } from './virtual-cells';

export interface VirtualListProps<T> extends ListProps<T, T | undefined> {
  readonly items: readonly T[];
  /** `above` is the item right above it, if the part has one. */
  readonly renderItem: (item: T, above: T | undefined) => ReactNode;
  /** Height of an item in px before it is measured. */
  readonly estimateSize?: number;
  /** Space between items in px. */
  readonly gap?: number;
  /** Makes the list scroll by itself within this height in px; else the page scrolls. */
  readonly height?: number;
}

const aboveOf = <T,>({ items }: ListPage<T>, place: number) => items[place - 1];

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
export const VirtualList = <T,>({
  items,
  estimateSize = 96,
  gap = 0,
  ...props
}: VirtualListProps<T>) => (
  <PagedList label={props.label} items={items}>
    {(part) => (
      <Cells {...props} part={part} alsoOf={aboveOf} estimateSize={estimateSize} gap={gap} />
    )}
  </PagedList>
);

export interface VirtualCardGridProps<T> extends ListProps<T, number> {
  readonly items: readonly T[];
  readonly renderItem: (item: T, index: number) => ReactNode;
  /** Height of a card in px before it is measured. */
  readonly estimateRowHeight?: number;
  /** Narrowest card in px; as many columns as fit. */
  readonly minColumnWidth?: number;
  readonly gap?: number;
}

const indexOf = <T,>({ first }: ListPage<T>, place: number) => first + place;

/** At most this many cards are drawn in one go without a noticeable pause. */
const fewCards = 24;

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
export const VirtualCardGrid = <T,>({
  items,
  estimateRowHeight = 240,
  minColumnWidth = 320,
  gap = 16,
  ...props
}: VirtualCardGridProps<T>) => (
  <PagedList label={props.label} items={items}>
    {(part) => (
      <Cells
        {...props}
        part={part}
        alsoOf={indexOf}
        few={fewCards}
        estimateSize={estimateRowHeight}
        minColumnWidth={minColumnWidth}
        gap={gap}
      />
    )}
  </PagedList>
);
