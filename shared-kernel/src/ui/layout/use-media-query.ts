import { useCallback, useSyncExternalStore } from 'react';
import { breakpoints } from '../../theme/scale';
import { usePrinting } from '../../theme/use-printing';

/**
 * Whether a media query holds, now and as it changes.
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
 * Whether the window is narrower than 640 px: a drawer is a page there, a table a list of cards.
 *
 * @example
 * const orientation = useIsPhone() ? 'column' : 'row';
 */
export const useIsPhone = (): boolean =>
  useMediaQuery(`(max-width: ${breakpoints.phone - 0.02}px)`);

const fewRows = 60;
const printedRows = 2000;

/**
 * The items to put into the document as they are, or undefined if only those near the view
 * should be because the list is long. Paper has no view: it gets the first 2,000.
 */
export function usePlainRows<T>(items: readonly T[], few: number = fewRows) {
  const isPrinting = usePrinting();
  if (items.length <= few) return items;
  return isPrinting ? items.slice(0, printedRows) : undefined;
}
