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
  /** Height of one row in px before it is measured, the gap not included. */
  readonly estimateSize: number;
  readonly gap: number;
  /** The same function as long as no row has another key. */
  readonly getKey: (index: number) => string | number;
  /** The element that holds the rows; it scrolls itself when `isOwnScroller`. */
  readonly container: RefObject<HTMLElement | null>;
  readonly isOwnScroller: boolean;
}

/** How much is kept ready above and below the view, in px. */
const overscanPx = 400;

/** How high a scroller is taken to be while it is not laid out, in px. */
const unknownHeight = 640;

const distanceToPageTop = (element: HTMLElement) =>
  element.getBoundingClientRect().top + window.scrollY;

/** A row's height as drawn, or the estimate where nothing is laid out. */
const measureOr =
  (estimate: number) =>
  (element: Element): number =>
    element.getBoundingClientRect().height || estimate;

/** How far from the top of the page the rows begin, in px; 0 where their container scrolls itself. */
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

/** Which row has the focus, by its place; undefined if none has. */
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

/** The rows near the reader's view, whether the page scrolls or the container itself. */
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
  // A focused row stays in the document while it is out of view.
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
    // Rows that grow once their content is drawn would otherwise grow within the browser's own round
    // of measuring, which it reports as an error.
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
    /** Each with its distance from the top of the container, in px. */
    rows: virtualizer
      .getVirtualItems()
      .map(({ index, key, start }) => ({ index, key, top: start - margin })),
    totalSize: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    scrollToIndex: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  };
}
