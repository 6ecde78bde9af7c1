import {
  defaultRangeExtractor,
  observeElementRect,
  useVirtualizer,
  useWindowVirtualizer,
  type Range,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';

interface RowsVirtualizerOptions {
  readonly count: number;
  /** Estimated height of a row in px, without the gap, until the row is measured. */
  readonly estimateSize: number;
  readonly gap: number;
  /**
   * Returns the key of a row. Pass the same function in every render, because a new one makes the list recompute all
   * positions.
   */
  readonly getKey: (index: number) => string | number;
  /**
   * The element that contains the rows. If `isOwnScroller` is true, this element scrolls. Otherwise, the page scrolls.
   */
  readonly container: RefObject<HTMLElement | null>;
  readonly isOwnScroller: boolean;
}

/** Height in px of the area above and below the viewport that also contains mounted rows. */
const overscanPx = 400;

/** Height in px that is assumed while the scroll container has no layout, for example in tests. */
const unknownHeight = 640;

const distanceToPageTop = (element: HTMLElement) =>
  element.getBoundingClientRect().top + window.scrollY;

const measureOr =
  (estimate: number) =>
  (element: Element): number =>
    element.getBoundingClientRect().height || estimate;

function usePageMargin(container: RefObject<HTMLElement | null>, isOwnScroller: boolean): number {
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const element = container.current;
    if (!element || isOwnScroller) return undefined;
    const update = () => setMargin(distanceToPageTop(element));
    update();
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [container, isOwnScroller]);
  return isOwnScroller ? 0 : margin;
}

function useFocusedRow(container: RefObject<HTMLElement | null>): number | undefined {
  const [focused, setFocused] = useState<number>();
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const update = ({ target }: FocusEvent) => {
      const row = target instanceof Element && target.closest<HTMLElement>('[data-index]');
      setFocused(row ? Number(row.dataset.index) : undefined);
    };
    const clear = () => setFocused(undefined);
    element.addEventListener('focusin', update);
    element.addEventListener('focusout', clear);
    return () => {
      element.removeEventListener('focusin', update);
      element.removeEventListener('focusout', clear);
    };
  }, [container]);
  return focused;
}

/** Mounts only the rows near the viewport of the page or of a scroll container. */
export function useRowsVirtualizer({
  count,
  estimateSize,
  gap,
  getKey,
  container,
  isOwnScroller,
}: RowsVirtualizerOptions) {
  const margin = usePageMargin(container, isOwnScroller);
  const focused = useFocusedRow(container);
  // Keeps the row with the focus mounted, even outside the viewport.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      if (focused === undefined || focused >= range.count || shown.includes(focused)) return shown;
      return [...shown, focused].sort((one, other) => one - other);
    },
    [focused],
  );
  const shared = {
    count,
    gap,
    overscan: Math.max(1, Math.ceil(overscanPx / (estimateSize + gap))),
    estimateSize: () => estimateSize,
    measureElement: measureOr(estimateSize),
    getItemKey: getKey,
    rangeExtractor,
    // Measures rows in animation frames. Otherwise, rows that grow after rendering cause a ResizeObserver loop error.
    useAnimationFrameWithResizeObserver: true,
  };
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this code
  const own = useVirtualizer<HTMLElement, Element>({
    ...shared,
    enabled: isOwnScroller,
    getScrollElement: () => container.current,
    observeElementRect: (instance, report) =>
      observeElementRect(instance, (rect) =>
        report(rect.height === 0 ? { ...rect, height: unknownHeight } : rect),
      ),
  });
  const page = useWindowVirtualizer<Element>({
    ...shared,
    enabled: !isOwnScroller,
    scrollMargin: margin,
  });
  const virtualizer = isOwnScroller ? own : page;
  return {
    rows: virtualizer
      .getVirtualItems()
      .map(({ index, key, start }) => ({ index, key, top: start - margin })),
    totalSize: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    scrollToIndex: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
}
