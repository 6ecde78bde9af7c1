import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { usePreferencesValue } from '../shell/preferences';
import { isPlainKey } from './is-plain-key';

/**
 * Runs on one plain key, never while someone types, holds a modifier or has a dialog open but the
 * one that holds `home`. `null` switches it off, as the reader's preferences do for all of them (WCAG 2.1.4).
 */
export function useShortcut(
  key: string | null,
  run: () => void,
  home?: RefObject<Element | null>,
): void {
  const { singleKeys } = usePreferencesValue();
  const wanted = singleKeys ? key : null;
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || !isPlainKey(event, home?.current)) return;
    event.preventDefault();
    run();
  });

  // With the first frame that shows what the key is for: on a busy page a later effect comes too late.
  useLayoutEffect(() => {
    if (wanted === null) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [wanted]);
}
