import { useIsPhone } from '../layout/use-media-query';
import { VirtualCells, type VirtualItemsProps } from './virtual-cells';

export interface VirtualListProps<T> extends VirtualItemsProps<T> {
  /** Estimated height of an item in px, used before it is measured. */
  readonly estimateSize?: number;
  /** Space between items in px. */
  readonly gap?: number;
  /** Height in px of a list that scrolls. If omitted, the page scrolls instead. */
  readonly height?: number;
}

/**
 * A list of any length. With more than 60 items, only those near the viewport are mounted. Home and End move to the
 * first and last item.
 */
export const VirtualList = <T,>({ estimateSize = 96, gap = 0, ...props }: VirtualListProps<T>) => (
  <VirtualCells {...props} estimateSize={estimateSize} gap={gap} />
);

export interface VirtualCardGridProps<T> extends VirtualItemsProps<T> {
  /** Estimated height of a card in px, used before it is measured. */
  readonly estimateRowHeight?: number;
  /** Minimum width of a card in px. */
  readonly minColumnWidth?: number;
  readonly gap?: number;
}

/** Maximum number of cards that can be rendered at once without a noticeable delay. */
const fewCards = 24;

/** Height of a collapsed card and gap between cards, in px. */
const foldedHeight = 62;
const foldedGap = 8;

/**
 * A grid of any number of cards. With more than 24 cards, only those near the viewport are mounted. Home and End move
 * to the first and last card.
 */
export function VirtualCardGrid<T>({
  estimateRowHeight = 240,
  minColumnWidth = 320,
  gap = 16,
  ...props
}: VirtualCardGridProps<T>) {
  const isPhone = useIsPhone();
  return (
    <VirtualCells
      {...props}
      maxUnvirtualized={fewCards}
      estimateSize={isPhone ? foldedHeight : estimateRowHeight}
      minColumnWidth={minColumnWidth}
      gap={isPhone ? foldedGap : gap}
    />
  );
}
