import { useCallback, useSyncExternalStore } from 'react';
import { breakpoints } from '../../theme/scale';

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
