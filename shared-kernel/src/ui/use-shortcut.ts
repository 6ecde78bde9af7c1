import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { isOverlaid } from './is-overlaid';
import { isTyping } from './is-typing';

/**
 * Runs on one plain key, never while someone types, holds a modifier or has a dialog open but the
 * one that holds `home`. `null` switches it off.
 */
export function useShortcut(
  key: string | null,
  run: () => void,
  home?: RefObject<Element | null>,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.defaultPrevented || isTyping(event.target)) return;
    if (isOverlaid(home?.current)) return;
    event.preventDefault();
    run();
  });

  // With the first frame that shows what the key is for: on a busy page a later effect comes too late.
  useLayoutEffect(() => {
    if (key === null) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [key]);
}
