import { useEffect } from 'react';

function ignoreHeldEnter(event: KeyboardEvent): void {
  const { key, repeat, target } = event;
  if (!repeat || key !== 'Enter' || target instanceof HTMLTextAreaElement) return;
  event.preventDefault();
}

/**
 * Makes Enter press a button or submit a form once, however long the key is held. Text of several lines still takes
 * each repeat. One in the page is enough.
 *
 * @example
 * useSinglePress();
 */
export function useSinglePress(): void {
  useEffect(() => {
    document.addEventListener('keydown', ignoreHeldEnter, { capture: true });
    return () => document.removeEventListener('keydown', ignoreHeldEnter, { capture: true });
  }, []);
}
