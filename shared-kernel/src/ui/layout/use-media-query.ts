import { useCallback, useSyncExternalStore } from 'react';
import { breakpoints } from '../../theme/design-tokens';
import { usePrinting } from '../../theme/use-printing';

/**
 * Returns whether a media query matches, and renders the component again when this changes.
 *
 * @example
 * const isWide = useMediaQuery('(min-width: 1200px)');
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/**
 * Whether the window is narrower than 640 px. Drawers then fill the page, and tables become lists of cards.
 *
 * @example
 * const orientation = useIsPhone() ? 'column' : 'row';
 */
export const useIsPhone = (): boolean =>
  useMediaQuery(`(max-width: ${breakpoints.phone - 0.02}px)`);

const fewRows = 60;
const printedRows = 2000;

/**
 * Returns the items to mount without virtualization: all items of a short list, or the first 2,000 when printing.
 * Otherwise, returns `undefined`.
 */
export function useUnvirtualizedItems<T>(items: readonly T[], maxItems: number = fewRows) {
  const isPrinting = usePrinting();
  if (items.length <= maxItems) return items;
  return isPrinting ? items.slice(0, printedRows) : undefined;
}
