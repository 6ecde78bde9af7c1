import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { plainKey } from '../../shell/pressed-key';
import { isPlainKey } from './is-plain-key';
import { usePreferencesValue } from '../../shell/preferences';

/**
 * Runs on one plain key, by its name (`plainKey`): never while a control takes keys, with a modifier, or under a dialog
 * that does not hold `home`. `null` switches it off, as the preferences do for all of them (WCAG 2.1.4).
 *
 * @example
 * useShortcut('n', () => onOpen('new'));
 */
export function useShortcut(
  key: string | null,
  run: () => void,
  home?: RefObject<Element | null>,
): void {
  const wanted = useSingleKey(key);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (plainKey(event) !== key || !isPlainKey(event, home?.current)) return;
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

/** A single key as long as the preferences allow such shortcuts; otherwise `null`. */
export function useSingleKey(key: string | null): string | null {
  return usePreferencesValue().singleKeys ? key : null;
}
