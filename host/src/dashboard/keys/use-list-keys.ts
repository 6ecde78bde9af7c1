import { useEffect, type RefObject } from 'react';
import { plainKey, usePreferencesValue } from 'shared-kernel/shell';
import { isPlainKey } from 'shared-kernel/ui';
import { pressListKey } from './press-list-key';

/**
 * J, K, X, F and E in the lists of the open tab. A screen that has a use of its own for one of them hears
 * it first, for this listens last: at the window.
 */
export function useListKeys(tab: RefObject<HTMLElement | null>): void {
  const { singleKeys } = usePreferencesValue();
  useEffect(() => {
    if (!singleKeys) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (!isPlainKey(event) || !tab.current) return;
      if (pressListKey(plainKey(event), tab.current)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [singleKeys, tab]);
}
